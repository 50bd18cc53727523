import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';

// A report is one script and one sheet, which the build writes into its page.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, 'main.ts') },
  },
});
