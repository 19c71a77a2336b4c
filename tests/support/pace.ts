/**
 * Milliseconds of the quickest of some tries of each: asked in turn, so that all meet the same machine, and the quickest,
 * so that what else runs there counts little. Tests compare them with each other, never with a clock.
 */
export async function quickestOf(
  tries: number,
  runs: readonly ((at: number) => unknown)[],
): Promise<number[]> {
  const quickest = runs.map(() => Infinity)
  for (let at = 0; at < tries; at++) {
    for (const [which, run] of runs.entries()) {
      const start = performance.now()
      await run(at)
      quickest[which] = Math.min(quickest[which] ?? Infinity, performance.now() - start)
    }
  }
  return quickest
}
