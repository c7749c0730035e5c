import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.mjs'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    retry: 1,
    fileParallelism: false,
  },
});
