import { availableParallelism } from 'node:os'
import type { Call } from '#contract/call.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import { FairSemaphore } from '../adapters/images/fair-semaphore.ts'
import type { Caller } from './authentication.ts'
import { SharedWork } from './shared-work.ts'

/**
 * Leaves one core, and most connections, to other requests. The busiest person in trials spent about a second a minute;
 * a person may spend 15 s at once and 15 s each minute, an address twice that.
 */
const semaphore = new FairSemaphore({
  maxRunning: Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxRunningWeight: Infinity,
  maxWaitingWeight: 64,
  maxWaitingWeightOfPerson: 16,
  maxWaitMs: 8_000,
  budgets: {
    person: { burst: 15_000, refillPerSecond: 250 },
    group: { burst: 30_000, refillPerSecond: 500 },
  },
})

/** Slightly more than one process grants in a minute by the budgets above; shared by all processes. */
const sharedWork = new SharedWork({
  quotas: { person: 40_000, address: 80_000 },
  window: minuteMs,
  batch: 2_500,
})

/** Runs a call of high cost under the semaphore, any other directly. */
export async function withConcurrencyLimit<Made>(
  { cost }: Pick<Call, 'cost'>,
  { user, visitor }: Pick<Caller, 'user' | 'visitor'>,
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  work: () => Promise<Made>,
): Promise<Made> {
  if (cost !== 'high') return work()
  const person = user ? `user:${user.id}` : visitor.id
  const { address } = visitor
  sharedWork.check(deps, { person, address })
  return semaphore.run({ person, group: address, weight: 1 }, async () => {
    const start = performance.now()
    try {
      return await work()
    } finally {
      void sharedWork.add(deps, { person, address }, performance.now() - start)
    }
  })
}
