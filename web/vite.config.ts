import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts, and pictures are drawn in the page.
    assetsInlineLimit: 0,
    // A board brings what it needs when it is opened, not before.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:4000',
      '/socket': { target: 'ws://localhost:4000', ws: true },
    },
  },
});
