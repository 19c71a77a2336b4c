import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{contract,domains,server,app,db,demo,i18n,tools}/**/*.test.ts',
      'tests/{calls,search,upgrades}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/setup.ts',
    // For what hangs; what is slow on a loaded machine must come through.
    testTimeout: 300_000,
    slowTestThreshold: 5_000,
    hookTimeout: 300_000,
    maxWorkers: 3,
    // Summed up by folder: `npm run coverage`.
    coverage: {
      provider: 'v8',
      include: ['{app,contract,db,demo,domains,i18n,server,tools}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts'],
      reporter: ['json-summary'],
      reportOnFailure: true,
    },
  },
})
