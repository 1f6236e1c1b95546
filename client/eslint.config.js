import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Rooms from the lowest up, and those each may use besides `wire`; so no import goes in a circle. */
const ROOMS = {
  wire: [],
  i18n: [],
  scene: ['i18n'],
  games: ['i18n', 'scene'], // boards draw scenes and know nothing of tables
  live: ['i18n', 'scene'],
  ui: ['i18n', 'scene', 'live'],
  explain: ['i18n', 'scene', 'live', 'ui'],
  lessons: ['i18n', 'scene', 'live', 'ui'],
  notify: ['i18n', 'scene', 'live', 'ui'],
  study: ['i18n', 'scene', 'live', 'ui', 'games'],
  boards: ['i18n', 'scene', 'live', 'ui', 'games'],
  account: ['i18n', 'scene', 'live', 'ui', 'notify'],
  lobby: ['i18n', 'scene', 'live', 'ui', 'lessons', 'notify', 'boards', 'account'],
  table: ['i18n', 'scene', 'live', 'ui', 'games', 'explain', 'lessons', 'notify', 'account', 'study'],
};

const layers = Object.entries(ROOMS).map(([room, below]) => {
  const above = Object.keys(ROOMS).filter((name) => name !== room && name !== 'wire' && !below.includes(name));
  const group = above.flatMap((name) => [`../**/${name}`, `../**/${name}/**`]);
  return { files: [`src/${room}/**`], rules: { 'no-restricted-imports': ['error', { patterns: [{ group }] }] } };
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
  ...layers,
);
