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

/** Lets requests and timers that wait have their turn. */
export async function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
