/** Phrases as the page is built with them: without comments, and without what only other doors say. */
import type { Plugin } from 'vite';

/** What the server answers with comes in words already; changes of rules are told by others. */
const ELSEWHERE = /^(problem|cli)-|^server-(?!log-|luck-)|^\w+-change-/;

export function ofThePage(file: string): string {
  const entries = file.split(/^(?=[\w#-])/m).filter((entry) => !entry.startsWith('#') && !ELSEWHERE.test(entry));
  return entries.map((entry) => `${entry.trim()}\n`).join('');
}

export const phrases: Plugin = {
  name: 'phrases',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const { readFile } = await import('node:fs/promises');
    return `export default ${JSON.stringify(ofThePage(await readFile(id.slice(0, -4), 'utf-8')))}`;
  },
};
