/** Does the work for each, at most so many at a time: one call must not take every connection. In their order. */
export async function mapConcurrently<Item, Made>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  const rest = items.entries()
  const workers = Array.from({ length: most }, async () => {
    for (const [at, item] of rest) {
      made[at] = await work(item)
    }
  })
  await Promise.all(workers)
  return made
}
