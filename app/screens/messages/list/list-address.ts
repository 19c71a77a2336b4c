/** What the list of conversations shows; part of the address. */
export interface ListView {
  readonly side: 'incoming' | 'outgoing'
  readonly filter: 'all' | 'unread' | 'archived'
  /** Words to find; empty: none. */
  readonly words: string
}

export const sides = ['incoming', 'outgoing'] as const
export const filters = ['all', 'unread', 'archived'] as const

/** Side of the address; null where it names none. */
export function sideOf(query: URLSearchParams): ListView['side'] | null {
  return sides.find((side) => side === query.get('side')) ?? null
}

export function filterOf(query: URLSearchParams): ListView['filter'] {
  return filters.find((filter) => filter === query.get('filter')) ?? 'all'
}

/** Path of the list, without the language. */
export function listAddress({ side, filter, words }: ListView, after?: string): string {
  const query = new URLSearchParams({ side, ...narrowing({ filter, words }) })
  if (after) query.set('after', after)
  return `/my-messages?${query}`
}

/** Path of a conversation beside that list. */
export function conversationAddress(id: number, view?: Pick<ListView, 'filter' | 'words'>): string {
  const query = new URLSearchParams(view && narrowing(view))
  return `/my-messages/${id}${query.size > 0 ? `?${query}` : ''}`
}

function narrowing({ filter, words }: Pick<ListView, 'filter' | 'words'>): Record<string, string> {
  return { ...(filter !== 'all' && { filter }), ...(words && { q: words }) }
}
