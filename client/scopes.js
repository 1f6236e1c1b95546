/** Short names for the scopes of styles: they stand on every element, and letters at random do not compress. */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = import.meta.dirname;
const files = globSync('src/**/*.svelte', { cwd: root }).sort();

export function scopeOf({ filename, hash, css }) {
  const place = files.indexOf(relative(root, resolve(root, filename)));
  return place < 0 ? `_-${hash(css)}` : `_${place.toString(36)}`;
}
