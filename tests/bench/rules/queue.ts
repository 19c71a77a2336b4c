import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { percentile } from '../../support/measures/percentile.ts'
import { withBrowser } from '../in-browser.ts'
import { withMarket } from '../market.ts'
import { openSessions, secret } from '../people/fill.ts'
import { site, withFolder, withServer } from '../served.ts'
import { table } from '../table.ts'

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
        line({ name: `ms, ${keys}, median`, value: percentile(taken, 0.5), most: 100 })
        line({ name: `ms, ${keys}, 95 %`, value: percentile(taken, 0.95), most: 100 })
      }
    }),
  )
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
  const userId = user?.id ?? 0
  await sql`insert into staff_roles (user_id, role, granted_at) values (${userId}, 'moderator', now())`
  const [session] = await openSessions(sql, [userId])
  if (!session) throw new Error('The moderator has no session')
  await sql`
    insert into staff_sessions (session_id, proved_at, used_at) values (${session.id}, now(), now())`
  return session.token
}

function decideAll(token: string): Promise<Record<string, number[]>> {
  return withBrowser(async (browser) => {
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
  })
}

/** Milliseconds from the last key until another case has been painted. */
async function decide(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys.slice(0, -1)) await page.keyboard.press(key)
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
  await page.keyboard.press(keys.at(-1) ?? '')
  const taken: number = await page.evaluate('window.nextShown')
  // A person reads the case, and what comes after it is fetched meanwhile.
  await page.waitForLoadState('networkidle')
  return taken
}
