/** URL of a list, sorted by newest. */
export function newestFirst(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const fields = new URLSearchParams(query)
  fields.delete('page')
  fields.set('sort', 'newest')
  // Commas need no escaping, and people read the URLs.
  return `${path}?${fields}`.replaceAll('%2C', ',')
}
