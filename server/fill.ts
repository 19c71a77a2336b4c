import { seedReference } from '#db/seed/reference.ts'
import type { DemoLogins } from '#demo/people/logins.ts'
import type { Deps } from '#domains/deps.ts'
import type { Config } from './config.ts'

/**
 * Fills an empty database as SEED says; one with users is left unchanged. Returns the demo logins if the demo market is
 * loaded. Concurrent processes wait for the one that fills.
 */
export async function fillDatabase(
  deps: Deps,
  { SEED, NODE_ENV }: Config,
  log: (line: string) => void,
): Promise<DemoLogins | null> {
  const { sql } = deps
  await sql.begin(async (tx) => {
    // A simple query holds no snapshot, which would keep vacuum from cleaning up until the end.
    await tx`select pg_advisory_xact_lock(7042002)`.simple()
    if (await seedReference(sql)) await deps.cacheInvalidation.invalidate('content')
    const [existing] = await sql`select 1 from users limit 1`
    if (existing || NODE_ENV === 'production') return
    await fillMarket(deps, SEED, log)
  })
  return SEED === 'demo' && NODE_ENV !== 'production' ? loginsOf(sql) : null
}

async function loginsOf(sql: Deps['sql']): Promise<DemoLogins | null> {
  const { demoLogins } = await import('#demo/people/logins.ts')
  const [demo] = await sql`select 1 from users where username = ${demoLogins.seller.username}`
  return demo ? demoLogins : null
}

/** Imported lazily: only the first start needs these modules. */
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
