/**
 * Maps items with at most `most` concurrent calls, so that one request cannot take every connection. Keeps the order.
 */
export async function mapConcurrently<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const workers = Array.from({ length: most }, async () => {
    for (const [at, item] of rest) {
      results[at] = await work(item)
    }
  })
  await Promise.all(workers)
  return results
}

/** How long requests wait for other work of the process, ms. */
const longestTurnMs = 5

/** For work of many steps: to be awaited before each, so that requests which wait have their turn. */
export function fairTurns(): () => Promise<void> {
  let begunAt = performance.now()
  return async () => {
    if (performance.now() - begunAt < longestTurnMs) return
    await new Promise((resolve) => setImmediate(resolve))
    begunAt = performance.now()
  }
}
