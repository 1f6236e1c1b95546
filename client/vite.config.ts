import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { drawings } from './drawings';
import { phrases } from './phrases';

const server = process.env.DURBAR_SERVER ?? 'http://127.0.0.1:8000';

/** What boards and pages share: one file, not twelve. No room with styles of its own beyond these: their order would change. */
const SHARED = /node_modules|client\/src\/(i18n|live|scene|ui)\//;

export default defineConfig({
  plugins: [drawings, phrases, svelte()],
  base: './', // the table in a tab lies in any folder; a server says where its root is (host/pages.py)
  build: {
    outDir: '../src/durbar/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // A generous bound: a busy machine is no fault of the page.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
