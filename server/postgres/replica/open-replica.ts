import type { Config } from '../../config.ts'
import { connect, timeoutsOf } from '../connect.ts'
import { guardPool, type GuardedPool } from '../pool/guarded-pool.ts'
import { renewablePool } from '../pool/renewable-pool.ts'
import { serversOf } from '../servers.ts'
import { Replica } from './replica.ts'

type OpenedReplica = Pick<Replica, 'current'> & { readonly stop: () => Promise<void> }

/** Opens the replica of DATABASE_REPLICA_URL, with as many connections as the primary has for requests. */
export function openReplica(
  config: Config,
  parts: { readonly primary: GuardedPool; readonly log: (line: string) => void },
): OpenedReplica | null {
  const { DATABASE_REPLICA_URL: url, DATABASE_POOL: max } = config
  if (!url) return null
  const { target, turn } = serversOf(url)
  const timeouts = timeoutsOf(config.DATABASE_LIMITS_REQUESTS)
  const open = () => connect(target, { max, timeouts, connectSeconds: 2 })
  const listening = connect(target, { max: 1 })
  const pool = renewablePool({ open, listening, lastSeconds: timeouts.statement / 1_000 })
  const guarded = guardPool({
    ...{ sql: pool.sql, connections: max, standby: 'up', turn, log: parts.log },
    openProbe: () => connect(target, { max: 1, connectSeconds: 10, fetchTypes: false }),
    renew: () => pool.renew(),
    said: { name: 'The replica', meanwhile: 'the primary is read meanwhile' },
  })
  const replica = new Replica({ ...parts, replica: guarded })
  const stop = async (): Promise<void> => {
    replica.stop()
    await Promise.all([guarded.stop(), listening.end({ timeout: 0 }), pool.end(3)])
  }
  return { current: replica.current, stop }
}
