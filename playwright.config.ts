import { defineConfig } from '@playwright/test'

/** Longest first, so that none is left when all others have ended. */
const long = ['**/site/accessibility.journey.ts', '**/site/home.journey.ts']

/** The journeys: one running site for all of them, in the Chromium that `tools/processes/browser.ts` finds. */
export default defineConfig({
  testDir: 'tests/journeys',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testMatch: '*.journey.ts', testIgnore: long },
  ],
  globalSetup: './tests/journeys/site.ts',
  outputDir: 'test-results',
  workers: 3,
  // For what hangs: every wait is for a state, and what is slow on a loaded machine must come through.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A build server shares its cores: a journey that passes at its second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A trace of every journey costs more than the journey: a second try is traced.
    trace: 'on-first-retry',
    locale: 'ro-MD',
    timezoneId: 'Europe/Chisinau',
  },
})
