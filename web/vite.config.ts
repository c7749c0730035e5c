import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogue_plugin';
import { offline_shell, packed } from './tools/after_build';

export default defineConfig({
  plugins: [svelte(), catalogues(), offline_shell(), packed()],
  // A strict Content-Security-Policy allows no data: addresses, so nothing is inlined.
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, rollupOptions: { output: { experimentalMinChunkSize: 12_000 } }, reportCompressedSize: false },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy: { '/api': 'http://localhost:8787', '/ws': { target: 'ws://localhost:8787', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'] },
});
