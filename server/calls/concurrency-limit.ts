import { availableParallelism } from 'node:os'
import type { Call } from '#contract/call.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import { FairSemaphore } from '../adapters/images/fair-semaphore.ts'
import type { Caller } from './authentication.ts'
import { SharedWork } from './shared-work.ts'

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

/** A little more than the budgets above leave to one process in a minute: these are for several. */
const shared = new SharedWork({
  most: { person: 40_000, address: 80_000 },
  window: minuteMs,
  batch: 2_500,
})

/** Runs a call of high cost under the semaphore; any other at once. */
export async function withConcurrencyLimit<Made>(
  { cost }: Pick<Call, 'cost'>,
  { user, visitor }: Pick<Caller, 'user' | 'visitor'>,
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  work: () => Promise<Made>,
): Promise<Made> {
  if (cost !== 'high') return work()
  const person = user ? `user:${user.id}` : visitor.id
  const { address } = visitor
  shared.check(deps, { person, address })
  return semaphore.run({ person, group: address, weight: 1 }, async () => {
    const start = performance.now()
    try {
      return await work()
    } finally {
      void shared.add(deps, { person, address }, performance.now() - start)
    }
  })
}
