/** Drawings as the page is built with them: without comments, and without blanks between their parts. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const asDrawn = (file: string): string =>
  file
    .replace(/<!--.*?-->|\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .trim();

export const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.svg?raw')) return null;
    return `export default ${JSON.stringify(asDrawn(await readFile(id.slice(0, -4), 'utf-8')))}`;
  },
};
