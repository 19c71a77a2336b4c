import { demoLogins } from '#db/seed/demo-users.ts'
import { seedReference } from '#db/seed/reference.ts'
import type { Deps } from '#domains/deps.ts'
import type { Config } from './config.ts'

/**
 * Fills an empty database as SEED says; one that holds users already is left alone. True when the demo market is
 * in it. A process that starts beside another waits until that one has filled it.
 */
export async function fillDatabase(
  deps: Deps,
  { SEED, NODE_ENV }: Config,
  log: (line: string) => void,
): Promise<boolean> {
  const { sql } = deps
  await sql.begin(async (tx) => {
    // Otherwise what it saw is held on to until the end, and a vacuum of what is filled in would change nothing.
    await tx`select pg_advisory_xact_lock(7042002)`.simple()
    if (await seedReference(sql)) await deps.cacheInvalidation.invalidate('content')
    const [filled] = await sql`select 1 from users limit 1`
    if (filled || NODE_ENV === 'production') return
    await fillMarket(deps, SEED, log)
  })
  const [demo] = await sql`select 1 from users where username = ${demoLogins.seller.username}`
  return demo !== undefined && NODE_ENV !== 'production'
}

/** Their modules, 700 KB of texts, are loaded by the one start that needs them. */
async function fillMarket(deps: Deps, seed: string, log: (line: string) => void): Promise<void> {
  if (seed === 'demo') {
    const { seedDemo } = await import('#db/seed/demo.ts')
    await seedDemo({ ...deps, now: deps.clock.now(), log })
  }
  if (seed.startsWith('bench:')) {
    const { seedBenchMarket } = await import('#db/seed/bench.ts')
    await seedBenchMarket(deps.sql, Number(seed.slice(6)), log)
  }
}
