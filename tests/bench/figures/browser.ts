import type { Browser, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { withBrowser } from '../in-browser.ts'
import { onSlowPhone } from '../slow-phone.ts'
import { newestAdvert, site, withFolder, withServer } from '../served.ts'
import { judged, printHead, printLine } from '../table.ts'
import { firstPress, slowestAnswers } from './interactions.ts'

interface Loaded {
  /** Largest contentful paint, ms. */
  readonly lcp: number
  readonly cls: number
  /** Bytes transferred until network idle, and those of scripts. */
  readonly transferred: number
  readonly scripts: number
  /** What tasks of the main thread take over 50 ms each, ms (https://web.dev/articles/tbt). */
  readonly blocked: number
}

/** Loads pages on a simulated slow phone with an empty browser cache; median of three. */
async function loadOnPhone(addresses: readonly string[]): Promise<Loaded[]> {
  return withBrowser(async (browser) => {
    const loaded: Loaded[] = []
    for (const address of addresses) {
      const runs = [
        await load(browser, address),
        await load(browser, address),
        await load(browser, address),
      ]
      const [, median] = runs.toSorted((a, b) => a.lcp - b.lcp)
      if (median) loaded.push(median)
    }
    return loaded
  })
}

async function load(browser: Browser, address: string): Promise<Loaded> {
  return onSlowPhone(browser, async (page, session) => {
    let [transferred, scripts] = [0, 0]
    const ofScripts = new Set<string>()
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') ofScripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      transferred += encodedDataLength
      if (ofScripts.has(requestId)) scripts += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    // Reading the paints takes as long as the page waits before it loads its scripts.
    const sent = { transferred, scripts }
    return { ...(await readPaints(page)), ...sent }
  })
}

function readPaints(page: Page): Promise<{ lcp: number; cls: number; blocked: number }> {
  return page.evaluate(`new Promise((resolve) => {
    let lcp = 0, cls = 0, blocked = 0
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) blocked += entry.duration - 50 })
      .observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) lcp = entry.startTime })
      .observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) cls += entry.value })
      .observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve({ lcp, cls, blocked }), 500)
  })`)
}

/** Gzipped size of the scripts of a page: the entry and all modules that come with it, at once or with the first sign. */
async function scriptBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const files = [...html.matchAll(/\/built\/[^" ]+\.js/g)].map(([file]) => file)
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => gzipSync(await readFile(`dist/client${file}`), { level: 9 }).length,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The browser part of the table, on the demo market because it has photos. */
export async function measureBrowser(): Promise<void> {
  await withFolder((dataDir) => withServer(dataDir, { SEED: 'demo' }, measurePages))
}

async function measurePages(): Promise<void> {
  const home = `${site}/`
  const scripts = (await scriptBytes(home)) / 1_000
  const advert = `${home}advert/${await newestAdvert()}`
  const [atHome, atAdvert] = await loadOnPhone([home, advert])
  if (!atHome || !atAdvert) throw new Error('The browser loaded nothing')
  const line = (name: string, value: number, most: number, digits: number): void =>
    printLine([name, value.toFixed(digits), String(most), judged(value, most)])
  printHead(['In the browser, slow 4G and a quarter of the processor', 'measured', 'at most', ''])
  line('JavaScript of home, gzip, KB', scripts, 110, 1)
  line('of it before the first sign of a person, KB', atHome.scripts / 1_000, 40, 1)
  line('main thread blocked until then, home, ms', atHome.blocked, 200, 0)
  line('main thread blocked until then, advert, ms', atAdvert.blocked, 200, 0)
  line('home LCP, s', atHome.lcp / 1_000, 1.2, 2)
  line('advert LCP, s', atAdvert.lcp / 1_000, 1.1, 2)
  line('transferred, home, KB', atHome.transferred / 1_000, 200, 0)
  line('CLS, home', atHome.cls, 0.02, 3)
  line('CLS, advert', atAdvert.cls, 0.02, 3)
  line('first press, a heart, until its dialog is seen, s', (await firstPress(home)) / 1_000, 3, 2)
  for (const { name, ms } of await slowestAnswers(advert)) line(`INP, ${name}, ms`, ms, 100, 0)
}
