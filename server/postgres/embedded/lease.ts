import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { Postmaster } from './postmaster.ts'
import { superuser } from './server-folder.ts'

/** One open connection by which processes on one server see each other. */
export interface Lease {
  /** Stops the server by `stop`, unless another process of ours is still on it. */
  readonly leave: (stop: () => Promise<void>) => Promise<'stopped' | 'left running'>
}

const leasePrefix = 'gasit-lease-'
const leaseName = leasePrefix + randomUUID()
const turnstile = 4_711

/** Null when the server does not answer, or is about to stop. */
export async function takeLease(postmaster: Postmaster): Promise<Lease | null> {
  let isLeaving = false
  let isReappearing = false
  const sql = postgres({
    ...{ host: postmaster.socketFolder, port: postmaster.port },
    ...{ username: superuser, database: 'postgres', ssl: false },
    ...{ max: 1, max_lifetime: 0, connect_timeout: 5 },
    connection: { application_name: leaseName },
    onclose: () => void reappear(),
  })

  // A crash of one backend makes the server drop all connections, this one too.
  async function reappear(): Promise<void> {
    if (isReappearing) return
    isReappearing = true
    let isBack = false
    while (!isBack && !isLeaving) {
      await delay(500, undefined, { ref: false })
      if (!isLeaving) isBack = await sql`select 1`.then(Boolean, () => false)
    }
    isReappearing = false
  }

  try {
    // Whoever is deciding to stop the server holds the turnstile until it is down.
    await sql`select pg_advisory_lock(${turnstile})`
    await sql`select pg_advisory_unlock(${turnstile})`
  } catch {
    isLeaving = true
    await sql.end({ timeout: 0 })
    return null
  }

  async function leave(stop: () => Promise<void>): Promise<'stopped' | 'left running'> {
    isLeaving = true
    const others = await countOthers(sql)
    if (others === 0) await stop()
    await sql.end({ timeout: 0 })
    return others === 0 ? 'stopped' : 'left running'
  }
  return { leave }
}

async function countOthers(sql: postgres.Sql): Promise<number> {
  try {
    await sql`select pg_advisory_lock(${turnstile})`
    const [row] = await sql<{ others: number }[]>`
      select count(*)::int as others
      from pg_stat_activity
      where starts_with(application_name, ${leasePrefix})
        and application_name <> ${leaseName}`
    return row?.others ?? 0
  } catch {
    // Already down, or not answering: nobody is served by it.
    return 0
  }
}
