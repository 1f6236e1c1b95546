import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const layer = (files, above) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: above.map((name) => ({ group: [`**/${name}/**`] })) }] },
});

export default ts.config(
  { ignores: ['node_modules/', 'src/wire/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }] } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      'no-undef': 'off',
      'svelte/require-each-key': 'off',
    },
  },
  // Boards draw scenes and know nothing of tables; scenes know neither tables nor boards.
  layer('src/games/**', ['live', 'shell', 'lobby', 'coach', 'explain']),
  layer('src/scene/**', ['live', 'shell', 'lobby', 'games', 'coach', 'explain']),
  layer('src/reader/**', ['live', 'shell', 'lobby', 'games', 'scene', 'coach', 'explain']),
  layer('src/live/**', ['shell', 'lobby', 'games', 'coach', 'explain']),
);
