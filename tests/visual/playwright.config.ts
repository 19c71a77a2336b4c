import { defineConfig } from '@playwright/test'

/**
 * `npm run test:visual`: screens of the demo market and all parts against their pictures. After a change of looks that
 * is meant: `npm run test:visual -- --update-snapshots`.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'market', testMatch: 'market.visual.ts' },
    { name: 'parts', testMatch: 'parts.visual.ts' },
    { name: 'screens', testMatch: 'screens.visual.ts', dependencies: ['market'] },
  ],
  globalSetup: './site.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      stylePath: './steady.css',
      // Below what anybody sees: a border that turns one shade paler is above it.
      threshold: 0.04,
      maxDiffPixels: 20,
    },
  },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'ro-MD',
    timezoneId: 'Europe/Chisinau',
  },
})
