import { chromium, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { hourMs } from '#contract/rules/durations.ts'
import { signedTokens } from '#server/adapters/secrets.ts'
import { chromiumArgs, chromiumPath } from '#tools/processes/browser.ts'
import { withMarket } from '../market.ts'
import { site, withFolder, withServer } from '../served.ts'
import { table } from '../table.ts'

const secret = 'only the queue of a measurement is signed with this'
const waiting = 1_000
const decisions = 100

/** A moderator before a queue of a thousand adverts: how long the next case takes to be seen after a decision. */
export async function measureQueue(): Promise<void> {
  await withFolder((dataDir) =>
    withServer(dataDir, { SEED: 'bench:2000', SESSION_SECRET: secret }, async () => {
      const token = await withMarket(dataDir, 2, ({ sql }) => fillQueue(sql))
      const times = await decideAll(token)
      const line = table(
        'queue',
        `The next of ${waiting.toLocaleString('en')} cases, ${decisions} decisions`,
      )
      for (const [keys, taken] of Object.entries(times)) {
        const sorted = taken.toSorted((one, other) => one - other)
        line({ name: `ms, ${keys}, median`, value: at(sorted, 0.5), most: 100 })
        line({ name: `ms, ${keys}, 95 %`, value: at(sorted, 0.95), most: 100 })
      }
    }),
  )
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

/** Holds adverts for review. Returns the token of a moderator who has proved the second factor. */
async function fillQueue(sql: Sql): Promise<string> {
  const reasons = sql.json([{ field: 'title', code: 'forbidden_goods' }])
  await sql`
    update adverts set status = 'review', reasons = ${reasons}, review_since = now() - id * interval '1 second'
    where id in (select id from adverts where status = 'active' order by id limit ${waiting})`
  const [user] = await sql<{ id: number }[]>`
    insert into users (username, phone, password_hash, account_type, has_second_factor)
    values ('bench_moderator', '68000000', '', 0, true) returning id`
  const session = randomUUID()
  const expiresAt = new Date(Date.now() + hourMs)
  await sql`insert into staff_roles (user_id, role, granted_at) values (${user?.id ?? 0}, 'moderator', now())`
  await sql`
    insert into sessions (id, user_id, created_at, expires_at, seen_at)
    values (${session}, ${user?.id ?? 0}, now(), ${expiresAt}, now())`
  await sql`insert into staff_sessions (session_id, proved_at, used_at) values (${session}, now(), now())`
  return signedTokens(secret, { now: () => new Date() }).sign('session', session, expiresAt)
}

async function decideAll(token: string): Promise<Record<string, number[]>> {
  const { path, env } = await chromiumPath(() => {})
  const options = { executablePath: path, args: [...chromiumArgs], env: { ...env } }
  const browser = await chromium.launch(options)
  try {
    const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } })
    await context.addCookies([{ name: 'session', value: token, url: site }])
    const page = await context.newPage()
    await page.goto(`${site}/admin/moderation/new/work`, { waitUntil: 'networkidle' })
    const times: Record<string, number[]> = { approved: [], rejected: [] }
    for (let nth = 0; nth < decisions; nth++) {
      const isApproved = nth % 2 === 0
      times[isApproved ? 'approved' : 'rejected']?.push(
        await decide(page, isApproved ? ['a'] : ['r', '1']),
      )
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Milliseconds from the last key until another case has been painted. */
async function decide(page: Page, keys: readonly string[]): Promise<number> {
  const [last = '', ...first] = keys.toReversed()
  for (const key of first.toReversed()) await page.keyboard.press(key)
  await page.evaluate(`window.nextShown = new Promise((resolve) => {
    const shown = () => document.querySelector('h1')?.dataset.case
    const before = shown()
    let pressedAt = 0
    addEventListener('keydown', ({ timeStamp }) => { pressedAt = timeStamp }, { once: true, capture: true })
    const observer = new MutationObserver(() => {
      if (!shown() || shown() === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  }); null`)
  await page.keyboard.press(last)
  const taken: number = await page.evaluate('window.nextShown')
  // A person reads the case, and what comes after it is fetched meanwhile.
  await page.waitForLoadState('networkidle')
  return taken
}
