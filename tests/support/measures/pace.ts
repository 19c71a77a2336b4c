/**
 * Minimum duration of each run in milliseconds over some rounds. Runs alternate, so that load on the machine
 * affects all of them alike. For comparison with each other only, not with absolute limits.
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
