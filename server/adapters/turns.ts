import { Refusal } from '#contract/refusals.ts'

/** Runs at most `most` pieces of work at a time, the others in the order they came; refuses when too many wait. */
export function inTurns(
  most: number,
  mostWaiting: number,
): <Made>(work: () => Promise<Made>) => Promise<Made> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy < most) busy += 1
    else if (waiting.length >= mostWaiting) throw new Refusal('unavailable')
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
