const maxId = 2_147_483_647

/** Path and query of a comparison, without the language. */
export function comparisonAddress(
  ids: readonly string[],
  { onlyDifferences = false }: { readonly onlyDifferences?: boolean } = {},
): string {
  // Commas need no escaping, and people read addresses.
  return `/compare?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}

/** Ids of an address without repetitions: "1,2" or, from a form without JavaScript, several values. */
export function comparedIds(query: URLSearchParams): string[] {
  const typed = query.getAll('ids').flatMap((value) => value.split(','))
  const ids = typed.filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId)
  return [...new Set(ids)]
}
