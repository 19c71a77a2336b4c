interface Identified {
  readonly id: number
  readonly slug: string
}

/**
 * Assigns the stored id of the same slug to each row, because adverts refer to it. A new row takes its id of the
 * file if free, otherwise the next one.
 */
export function withStableIds<T extends Identified>(
  rows: readonly T[],
  stored: readonly Identified[],
): T[] {
  const known = new Map(stored.map(({ slug, id }) => [slug, id]))
  const taken = new Set(known.values())
  return rows.map((row) => {
    const id = known.get(row.slug) ?? freeId(row.id, taken)
    taken.add(id)
    return { ...row, id }
  })
}

export function freeId(preferred: number, taken: ReadonlySet<number>): number {
  return taken.has(preferred) ? Math.max(...taken) + 1 : preferred
}
