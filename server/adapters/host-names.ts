import { Resolver } from 'node:dns/promises'
import type { Outgoing } from '#domains/deps.ts'

/** Of one question, in milliseconds; it is asked twice. */
const timeout = 3_000
const tries = 2
/** There is no such name, or it has no address. */
const unknownCodes: readonly unknown[] = ['ENOTFOUND', 'ENODATA']

type Resolve = Outgoing['resolve']

/**
 * Asks name servers, those of the machine unless others are given. `lookup` would ask in a thread of the few that
 * lookups of the database and of mail wait for too.
 */
export function hostNames(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout, tries })
    if (servers) resolver.setServers(servers)
    const onAbort = () => resolver.cancel()
    signal.addEventListener('abort', onAbort)
    try {
      const [four, six] = await Promise.all([
        resolver.resolve4(host).catch(noneIfUnknown),
        resolver.resolve6(host).catch(noneIfUnknown),
      ])
      return [
        ...four.map((address) => ({ address, family: 4 })),
        ...six.map((address) => ({ address, family: 6 })),
      ]
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }
}

function noneIfUnknown(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && unknownCodes.includes(error.code)) return []
  throw error
}
