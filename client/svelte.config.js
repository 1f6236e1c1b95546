import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { scopeOf } from './scopes.js';

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash: scopeOf } };
