import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogue_plugin';
import { chunk_of } from './tools/chunks';
import { compiled_at_once, early, offline_shell, packed } from './tools/after_build';
import { prerender } from './tools/prerender';

export default defineConfig({
  plugins: [svelte(), catalogues(), compiled_at_once(), early(), offline_shell(), prerender(), packed()],
  // A strict Content-Security-Policy allows no data: addresses, so nothing is inlined.
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunk_of } },
    reportCompressedSize: false,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy: { '/api': 'http://localhost:8787', '/ws': { target: 'ws://localhost:8787', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'] },
});
