import { availableParallelism } from 'node:os'
import type { Call } from '#contract/call.ts'
import { FairSemaphore } from '../adapters/images/fair-semaphore.ts'
import type { Caller } from './authentication.ts'

/**
 * One core, and most connections, are left to all other answers. The busiest person found in trials spends about a
 * second a minute; a person may spend fifteen, then fifteen each minute, and an address twice that.
 */
const semaphore = new FairSemaphore({
  running: Math.min(2, Math.max(1, availableParallelism() - 1)),
  weightRunning: Infinity,
  weightWaiting: 64,
  weightWaitingOfOne: 16,
  patience: 8_000,
  budgets: {
    person: { atOnce: 15_000, perSecond: 250 },
    group: { atOnce: 30_000, perSecond: 500 },
  },
})

/** Runs a call of high cost under the semaphore; any other at once. */
export function withConcurrencyLimit<Made>(
  { cost }: Pick<Call, 'cost'>,
  { user, visitor }: Pick<Caller, 'user' | 'visitor'>,
  work: () => Promise<Made>,
): Promise<Made> {
  if (cost !== 'high') return work()
  const person = user ? `user:${user.id}` : visitor.id
  return semaphore.run({ person, group: visitor.address, weight: 1 }, work)
}
