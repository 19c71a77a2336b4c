import { defineConfig } from 'vitest/config'

/** `npm run test:hostile`: attacks against the product, each with its figure; minutes, so apart from `npm test`. */
export default defineConfig({
  test: {
    include: [
      ...['tests/hostile/**/*.test.ts', 'tests/calls/safety*/**/*.test.ts'],
      ...['tests/calls/api/malformed.test.ts', 'tests/calls/pages/hostile-addresses.test.ts'],
    ],
    env: { TEST_SCOPE: 'whole' },
    globalSetup: 'tests/support/setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
