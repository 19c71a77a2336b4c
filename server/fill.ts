import { seedReference } from '#db/seed/reference.ts'
import type { DemoLogins } from '#demo/people/logins.ts'
import type { Deps } from '#domains/deps.ts'
import type { Config } from './config.ts'

/**
 * Fills an empty database as SEED says; one that holds users already is left alone. Gives the logins of the demo
 * market when that is in it. A process that starts beside another waits until that one has filled it.
 */
export async function fillDatabase(
  deps: Deps,
  { SEED, NODE_ENV }: Config,
  log: (line: string) => void,
): Promise<DemoLogins | null> {
  const { sql } = deps
  await sql.begin(async (tx) => {
    // Otherwise what it saw is held on to until the end, and a vacuum of what is filled in would change nothing.
    await tx`select pg_advisory_xact_lock(7042002)`.simple()
    if (await seedReference(sql)) await deps.cacheInvalidation.invalidate('content')
    const [filled] = await sql`select 1 from users limit 1`
    if (filled || NODE_ENV === 'production') return
    await fillMarket(deps, SEED, log)
  })
  return SEED === 'demo' && NODE_ENV !== 'production' ? loginsOf(sql) : null
}

async function loginsOf(sql: Deps['sql']): Promise<DemoLogins | null> {
  const { demoLogins } = await import('#demo/people/logins.ts')
  const [demo] = await sql`select 1 from users where username = ${demoLogins.seller.username}`
  return demo ? demoLogins : null
}

/** Their modules are loaded by the one start that needs them. */
async function fillMarket(deps: Deps, seed: string, log: (line: string) => void): Promise<void> {
  if (seed === 'demo') {
    const { seedDemo } = await import('#demo/fill/seed.ts')
    await seedDemo({ ...deps, now: deps.clock.now(), log })
  }
  if (seed.startsWith('bench:')) {
    const { seedBenchMarket } = await import('#db/seed/bench.ts')
    await seedBenchMarket(deps.sql, Number(seed.slice(6)), log)
  }
}
