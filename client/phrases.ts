/** The phrases of a language as the page is built with them: one file, without comments, blanks, and what only other doors say. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALE = join(import.meta.dirname, '../src/durbar/locale');
const PREFIX = 'phrases:';
const DOORS = ['cli.ftl', 'lab.ftl', 'mail.ftl', 'terminal.ftl'];
/** What the server answers with comes in words already; changes of rules are told by others. */
const ELSEWHERE = /^(problem|cli)-|^server-(?!log-|luck-)|^\w+-change-/;

export function filesOf(language: string): string[] {
  const all = globSync(join(LOCALE, language, '*.ftl')).sort();
  return all.filter((path) => !DOORS.includes(basename(path)));
}

export function ofThePage(file: string): string {
  const entries = file.split(/^(?=[\w#-])/m).filter((entry) => !entry.startsWith('#') && !ELSEWHERE.test(entry));
  return entries.map((entry) => `${withoutBlanks(entry.trim())}\n`).join('');
}

/** Blanks that Fluent does not read: one is enough before a line that goes on. */
const withoutBlanks = (entry: string): string =>
  entry
    .replace(/\n +/g, '\n ')
    .replace(/\{ +| +\}/g, (brace) => brace.trim())
    .replace(/^( ?\.?[\w-]+) = ?/gm, '$1=');

export const phrases: Plugin = {
  name: 'phrases',
  resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const files = filesOf(id.slice(PREFIX.length));
    files.forEach((path) => this.addWatchFile(path));
    return `export default ${JSON.stringify(files.map((path) => ofThePage(readFileSync(path, 'utf-8'))).join(''))}`;
  },
};
