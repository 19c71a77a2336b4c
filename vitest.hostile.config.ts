import { defineConfig } from 'vitest/config'

/** `npm run test:hostile`: what a single program can do to the running product; minutes, so apart from `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/hostile/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
