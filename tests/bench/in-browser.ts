import { chromium, type Browser } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#tools/processes/browser.ts'

/** Runs the browser of the journeys until the work is done. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const { path, env } = await chromiumPath(() => {})
  const options = { executablePath: path, args: [...chromiumArgs], env: { ...env } }
  const browser = await chromium.launch(options)
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
