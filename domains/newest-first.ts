/** The address of a list, in the order in which what is new stands first. */
export function newestFirst(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const fields = new URLSearchParams(query)
  fields.delete('page')
  fields.set('sort', 'newest')
  // A comma needs no sign instead of it, and addresses are read by people.
  return `${path}?${fields}`.replaceAll('%2C', ',')
}
