import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogue_plugin';
import { compiled_at_once, early, offline_shell, packed } from './tools/after_build';
import { prerender } from './tools/prerender';

/** What most screens share comes in one piece: many small ones take a slow phone longer. */
const in_one_piece = (id: string) =>
  /\/src\/(main|App|screens\.ts|lib|parts\/(?!Review|ReplayPlayer|FairDeal))|\/node_modules\/svelte\//.test(id)
    ? 'shared'
    : undefined;

export default defineConfig({
  plugins: [svelte(), catalogues(), compiled_at_once(), early(), offline_shell(), prerender(), packed()],
  // A strict Content-Security-Policy allows no data: addresses, so nothing is inlined.
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: in_one_piece } },
    reportCompressedSize: false,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy: { '/api': 'http://localhost:8787', '/ws': { target: 'ws://localhost:8787', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'] },
});
