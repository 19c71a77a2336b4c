import { defineConfig } from 'vitest/config'

/** What hangs fails; what is slow on a loaded machine must come through. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, slowTestThreshold: 5_000 }

/** The browser's modules hold the state of one page. */
const ofBrowser = 'app/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: 'tests/support/setup.ts',
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          include: [
            '{contract,domains,server,db,demo,i18n,tools}/**/*.test.ts',
            'tests/{calls,help,mails,messaging,search,upgrades}/**/*.test.ts',
          ],
          // Files share a process, as requests do: to load the server and build its lexicon for each takes minutes.
          isolate: false,
          ...limits,
        },
      },
      { test: { name: 'browser', include: [ofBrowser], ...limits } },
    ],
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
