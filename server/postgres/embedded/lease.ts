import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { Postmaster } from './postmaster.ts'
import { superuser } from './server-folder.ts'

/** An open connection by which the processes of one server count each other. */
export interface Lease {
  /** Calls `stop` unless another process still has a lease. */
  readonly leave: (stop: () => Promise<void>) => Promise<'stopped' | 'left running'>
}

const leasePrefix = 'gasit-lease-'
const leaseName = leasePrefix + randomUUID()
const stopLock = 4_711

/** Null when the server does not answer or is stopping. */
export async function takeLease(postmaster: Postmaster): Promise<Lease | null> {
  let isLeaving = false
  let isReconnecting = false
  const sql = postgres({
    ...{ host: postmaster.socketFolder, port: postmaster.port },
    ...{ username: superuser, database: 'postgres', ssl: false },
    // Types of arrays are not needed; the driver (3.4.9) leaves an error of asking for them to nobody.
    ...{ max: 1, max_lifetime: 0, connect_timeout: 5, fetch_types: false },
    connection: { application_name: leaseName },
    onclose: () => void reconnect(),
  })

  // A backend crash makes the server drop all connections, including this one.
  async function reconnect(): Promise<void> {
    if (isReconnecting) return
    isReconnecting = true
    let isBack = false
    while (!isBack && !isLeaving) {
      await delay(500, undefined, { ref: false })
      if (!isLeaving) isBack = await sql`select 1`.then(Boolean, () => false)
    }
    isReconnecting = false
  }

  try {
    // A process that may stop the server holds this lock until it has.
    await sql`select pg_advisory_lock(${stopLock})`
    await sql`select pg_advisory_unlock(${stopLock})`
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
    await sql`select pg_advisory_lock(${stopLock})`
    const [row] = await sql<{ others: number }[]>`
      select count(*)::int as others
      from pg_stat_activity
      where starts_with(application_name, ${leasePrefix})
        and application_name <> ${leaseName}`
    return row?.others ?? 0
  } catch {
    // The server is down or does not answer: no other process uses it.
    return 0
  }
}
