import { randomInt, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { takeNotice } from '#domains/billing/payments/service.ts'
import { mapConcurrently } from '#domains/lib/concurrency.ts'
import { signedTokens } from '#server/adapters/secrets.ts'
import { composeDeps } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { fillPeople, secret, type Person } from '../bench/people/fill.ts'
import { openShop, type Shop } from '../support/billing/shop.ts'
import { audit, clean } from './purchases/audit.ts'
import { forged } from './purchases/forgeries.ts'
import { buyPack, packs, sendCallback, type Pack } from './purchases/payer.ts'
import { kill, start, type Running } from './running.ts'

/** Half of them at a bank with faults, half through processes that are killed. */
const purchases = Number(process.env['PURCHASES'] ?? 10_000)
const kills = Number(process.env['KILLS'] ?? 20)
const [forgedCallbacks, atOnce, ofBuyer] = [1_000, 24, 8]
const settledWithinMs = 10 * 60_000
const patience = { timeout: 6 * 3_600_000 }

async function onDatabase(use: (dataDir: string, sql: Sql) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
  await chmod(dataDir, 0o711)
  const { setupSql, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
  try {
    await use(dataDir, setupSql)
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function addBuyers(sql: Sql, count: number): Promise<readonly Person[]> {
  await sql`
    insert into users (username, password_hash, account_type)
    select 'bench' || n, '-', 0 from generate_series(1, ${count + 1}::int) n`
  return (await fillPeople(sql)).buyers
}

/** Buys at a bank that is slow, fails before and after it has done what was asked, and says things twice or never. */
async function buyWithFaults(
  shop: Shop,
  buyer: { readonly id: number },
  pack: Pack,
): Promise<void> {
  const user = {
    ...{ id: buyer.id, username: '', email: '', status: 'active', hasPhone: true, sessionId: '' },
    unread: { incoming: 0, outgoing: 0, notifications: 0 },
  }
  const billId = await shop.bill(user, pack)
  for (const method of ['card', 'mia-qr', 'mia-request'] as const) {
    await shop.pay(user, billId, method).catch(expectRefusal)
    const attempts = [...shop.bank.payments.values()].filter(({ order }) =>
      order.successUrl.endsWith(`/${billId}`),
    )
    for (const payment of attempts) {
      if (payment.state === 'pending' && randomInt(3) > 0)
        payment.state = randomInt(4) > 0 ? 'paid' : 'failed'
      const notice = { paymentId: payment.order.paymentId, providerId: payment.id }
      const times = [0, 1, 1, 2][randomInt(4)] ?? 0
      const tell = () => takeNotice(shop.deps, method, notice).catch(() => undefined)
      await Promise.all(Array.from({ length: times }, tell))
    }
    if ((await shop.stateOf(billId)) === 'paid' && randomInt(3) > 0) return
  }
}

function packOf(nth: number): Pack {
  return packs[nth % packs.length] ?? packs[0]
}

function expectRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

test(
  `${purchases / 2} purchases at a bank with faults: nothing is charged twice, unpaid or ungranted`,
  patience,
  async () => {
    await onDatabase(async (dataDir, sql) => {
      const config = readConfig({ RATES: 'stored' })
      const environment = { sql, filesFolder: dataDir, secret, warn: () => {} }
      const cacheInvalidation = { invalidate: async () => {} }
      let hours = 0
      const clock = {
        now: () => new Date(Date.now() + hours * 3_600_000),
        advance: (by: { hours?: number }) => void (hours += by.hours ?? 0),
        leapTo: () => {},
      }
      const deps = composeDeps(config, { ...environment, clock, cacheInvalidation })
      const shop = await openShop({ ...deps, clock })
      const buyers = await addBuyers(sql, Math.ceil(purchases / 2 / ofBuyer))
      const faulty: typeof shop.bank.fault = async () => {
        const luck = randomInt(20)
        if (luck === 0) throw new Error('The bank has failed')
        if (luck === 1) await delay(randomInt(40))
      }
      shop.bank.fault = faulty
      const wishes = Array.from({ length: ofBuyer }, (_, nth) =>
        buyers.map((buyer) => ({ buyer, nth })),
      )
        .flat()
        .slice(0, purchases / 2)
      await mapConcurrently(atOnce, wishes, ({ buyer, nth }) =>
        buyWithFaults(shop, buyer, packOf(nth)),
      )
      // What was left with faults is settled with faults too; at last the bank is well.
      for (let time = 0; time < 6; time++) await shop.settle()
      shop.bank.fault = () => {}
      for (let time = 0; time < 30 + purchases / 50; time++) await shop.settle()

      const found = await audit(sql)
      const paidAtBank = [...shop.bank.payments.values()].filter(({ state }) => state === 'paid')
      const [books] = await sql<{ kept: string; bills: number }[]>`
        select coalesce(sum(amount_bani), 0)::text as kept, (select count(*)::int from bills) as bills
        from ledger_entries where account = 'clearing'`
      const keptByBank = paidAtBank.reduce(
        (sum, one) => sum + one.amountBani - one.refundedBani,
        0n,
      )
      console.log(
        `bank with faults: ${wishes.length} purchases, ${books?.bills} bills, ${shop.bank.payments.size} attempts, ${paidAtBank.length} paid, ${shop.bank.refunds.size} returned`,
        found,
      )
      expect(found).toEqual(clean)
      expect(BigInt(books?.kept ?? 0)).toBe(keptByBank)
    })
  },
)

test(
  `${purchases / 2} purchases and ${kills} kills -9: nothing is charged twice, unpaid or ungranted; of ${forgedCallbacks} forged callbacks none is taken`,
  patience,
  async () => {
    await onDatabase(async (dataDir, sql) => {
      const settings = { SESSION_SECRET: secret }
      let running: Running = await start(dataDir, settings)
      try {
        await sql`update products set price_bani = 4900 where code in ${sql(packs)}`
        const buyers = await addBuyers(sql, Math.ceil(purchases / 2 / ofBuyer))
        const tokens = signedTokens(secret, { now: () => new Date() })
        const world = { address: () => running.address, sql, tokens }
        // One after the other for a buyer.
        const queues = buyers.slice(0, Math.ceil(purchases / 2 / ofBuyer))
        const buying = mapConcurrently(atOnce, queues, async (buyer) => {
          for (let nth = 0; nth < ofBuyer; nth++) await buyPack(world, buyer, packOf(nth))
        })
        const bills = async (): Promise<number> =>
          Number((await sql<{ n: number }[]>`select count(*)::int as n from bills`)[0]?.n)
        let isOver = false
        void buying.then(() => (isOver = true))
        for (let nth = 1; nth <= kills && !isOver; nth++) {
          const due = (queues.length * ofBuyer * 0.6 * nth) / (kills + 1)
          while (!isOver && (await bills()) < due) await delay(20)
          await delay(randomInt(200))
          await kill(running, 'SIGKILL')
          running = await start(dataDir, settings)
        }
        await buying

        const taken = await forge(world, sql)
        await untilSettled(sql)
        const found = await audit(sql)
        const [counts] = await sql`
        select (select count(*)::int from bills) as bills, (select count(*)::int from bills where state = 'paid') as paid,
          (select count(*)::int from payments) as attempts, (select count(*)::int from refunds) as returned`
        console.log(`${kills} kills:`, counts, `forged callbacks taken: ${taken}`, found)
        expect({ ...found, taken }).toEqual({ ...clean, taken: 0 })
        const [bank] = await sql`
        select count(*)::int as n from trial_payments t left join payments p on p.provider_id = t.id::text
        where t.state = 'paid' and (p.id is null or p.settled_at is null or p.refunded_bani <> t.refunded_bani)`
        expect(bank).toEqual({ n: 0 })
      } finally {
        running.process.kill('SIGKILL')
      }
    })
  },
)

/** Tries to have a payment of an own bill taken for paid. Returns how many callbacks were accepted. */
async function forge(world: Parameters<typeof buyPack>[0], sql: Sql): Promise<number> {
  const waiting = await sql<{ paymentId: string; providerId: string; method: string }[]>`
    select id as payment_id, provider_id, method from payments where provider_id is not null limit 20`
  const statuses = await mapConcurrently(atOnce, Array.from({ length: forgedCallbacks }), () => {
    const named = waiting[randomInt(waiting.length)]
    const another = { paymentId: randomUUID(), providerId: randomUUID() }
    if (!named) throw new Error('There is nothing to forge')
    return sendCallback(world, named.method, forged(world.tokens, named, another))
  })
  expect(statuses).not.toContain(null)
  return statuses.filter((status) => status !== null && status < 300).length
}

/** Until the jobs of the last process have asked for all payments and sent all refunds. */
async function untilSettled(sql: Sql): Promise<void> {
  const until = Date.now() + settledWithinMs
  while (Date.now() < until) {
    const [row] = await sql<{ n: number }[]>`
      select (select count(*)::int from payments p join trial_payments t on t.id::text = p.provider_id
          where t.state = 'paid' and p.settled_at is null and p.next_check_at is not null)
        + (select count(*)::int from refunds where done_at is null) as n`
    if (row?.n === 0) return
    await delay(500)
  }
  throw new Error('Payments or refunds are still open')
}
