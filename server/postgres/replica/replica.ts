import type { Sql } from 'postgres'
import type { GuardedPool } from '../pool/guarded-pool.ts'
import { ReplicaLag } from './replica-lag.ts'

/** Oldest data that a replica may show, ms; `freshSeconds` of own writes must be longer. */
export const maxLagMs = 5_000

/** Pages that have just changed are made of the primary for about so long, ms. */
const checkMs = 500

interface Servers {
  readonly primary: Pick<GuardedPool, 'reservedSql' | 'isAway'>
  readonly replica: Pick<GuardedPool, 'sql' | 'reservedSql' | 'isAway' | 'check'>
  readonly log: (line: string) => void
}

/** A replica for reading, looked at twice a second. */
export class Replica {
  readonly #servers: Servers
  readonly #lag = new ReplicaLag()
  readonly #timer: NodeJS.Timeout
  #isRecent = false
  /** It has what was committed before this moment. */
  #shows = -Infinity
  #isChecking = false

  constructor(servers: Servers) {
    this.#servers = servers
    this.#timer = setInterval(() => void this.#check(), checkMs).unref()
  }

  /**
   * Its connections; null while it is away, shows what is older than `maxLagMs`, or may lack what was committed before a
   * moment of `performance.now()`.
   */
  readonly current = (asOf: number): Sql | null => {
    const { replica } = this.#servers
    const isUsable = this.#isRecent && this.#shows >= asOf && !replica.isAway()
    return isUsable ? replica.sql : null
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    try {
      const isRecent = await this.#isWithinLimit()
      if (isRecent !== null) this.#change(isRecent)
    } finally {
      this.#isChecking = false
    }
  }

  /** Null: not known. Without the primary nothing is committed, so the replica stays as recent as it was. */
  async #isWithinLimit(): Promise<boolean | null> {
    const { primary, replica } = this.#servers
    const at = performance.now()
    const position = await positionOf(primary.reservedSql)
    if (position === null) return null
    this.#lag.note({ at, position })
    const replayed = await positionOf(replica.reservedSql)
    const now = performance.now()
    // A busy replica that does not say so in time has what it had.
    if (replayed !== null) this.#shows = now - this.#lag.ageOf(replayed, now)
    return now - this.#shows <= maxLagMs
  }

  #change(isRecent: boolean): void {
    if (isRecent === this.#isRecent) return
    this.#isRecent = isRecent
    this.#servers.log(
      isRecent
        ? 'The replica is up to date; what may be read from it is'
        : 'The replica is away or behind; everything is read from the primary',
    )
  }
}

/** Position in the log up to which a server has written or, as a standby, replayed, bytes; null without an answer. */
async function positionOf(sql: Sql): Promise<bigint | null> {
  try {
    const [row] = await sql<{ position: string | null }[]>`
      select pg_wal_lsn_diff(
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text as position`
    return row?.position ? BigInt(row.position) : null
  } catch {
    return null
  }
}
