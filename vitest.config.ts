import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{contract,domains,server,app,db,i18n,tools}/**/*.test.ts',
      'tests/{calls,search}/**/*.test.ts',
    ],
    globalSetup: 'tests/given/setup.ts',
    testTimeout: 30_000,
    slowTestThreshold: 5_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
})
