interface Identified {
  readonly id: number
  readonly slug: string
}

/**
 * Gives each row of the file the id that the database knows its slug by: adverts point at it. A new row keeps the
 * file's id where it is free, else takes the next one.
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

export function freeId(wanted: number, taken: ReadonlySet<number>): number {
  return taken.has(wanted) ? Math.max(...taken) + 1 : wanted
}
