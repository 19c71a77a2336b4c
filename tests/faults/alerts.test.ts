import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { logIn, registerSomebody } from '../bench/figures/accounts.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { kill, start } from './running.ts'

const kills = 6
const advertsOfRound = 1_500
const patience = 30_000

async function saveSearch(address: string, cookie: string, priceMin: number): Promise<void> {
  const named = { name: 'Acordeon', address: '/search?q=acordeon', search: 'acordeon' }
  const fields = { ...named, searchType: 'search', priceMin }
  const answer = await fetch(`${address}/api/search/manage_searches.php`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'saveSearch', ...fields }),
  })
  expect(await answer.json()).toMatchObject({ success: true })
}

async function publish(sql: Sql): Promise<void> {
  await sql`
    insert into adverts (owner_id, status, title_ro, price, place_id, category_id, subcategory_id, published_at)
    select (select min(id) from users), 'active', 'Acordeon ' || n, 100, (select min(id) from places),
      s.category_id, s.id, now()
    from generate_series(1, ${advertsOfRound}::int) n, subcategories s
    where s.slug = 'carti'`
}

async function waiting(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from advert_arrivals`
  return row?.n ?? 0
}

/** Waits until so few adverts wait, or fewer. */
async function until(sql: Sql, left: number): Promise<void> {
  const end = Date.now() + patience
  while ((await waiting(sql)) > left && Date.now() < end) await delay(3)
}

test(
  `after a kill -9 while people are told, everything is told once (${kills} kills)`,
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
    await chmod(dataDir, 0o711)
    let running = await start(dataDir)
    const { setupSql: sql, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
    try {
      await registerSomebody(running.address)
      const cookie = await logIn(running.address, await registerSomebody(running.address))
      for (const price of [1, 2]) await saveSearch(running.address, cookie, price)
      let midway = 0
      for (let round = 0; round < kills; round++) {
        await publish(sql)
        await until(sql, (await waiting(sql)) - randomInt(1, advertsOfRound))
        await kill(running, 'SIGKILL')
        if ((await waiting(sql)) > 0) midway++
        running = await start(dataDir)
      }
      await until(sql, 0)

      const told = kills * advertsOfRound
      const [row] = await sql`
        select (select array_agg(n) from (select count(*)::int as n from saved_search_hits group by saved_search_id) hits) as hits,
          (select array_agg(count) from notifications) as counts, (select sum(unread_notifications)::int from users) as unread`
      expect(row).toEqual({ hits: [told, told], counts: [told, told], unread: 2 })
      expect(midway).toBeGreaterThan(0)
      console.log(
        `alerts: ${kills} kills, ${midway} of them in the middle of telling; ${told} adverts told of twice or never: 0`,
      )
    } finally {
      running.process.kill('SIGKILL')
      await stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)
