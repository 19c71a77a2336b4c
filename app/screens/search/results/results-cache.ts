import type { ListEnd } from '../../../lib/lists/advert-list.ts'
import type { Card } from '../../../lib/lists/cards.ts'

/** Adverts added to a page of a list by "show more". */
export interface Added {
  readonly cards: readonly Card[]
  readonly end: ListEnd
  readonly hasMore: boolean
}

/** Stored form for a reload: ids only, the cards are fetched again. */
interface Noted {
  readonly ids: readonly string[]
  readonly end: ListEnd
  readonly hasMore: boolean
  /** Scroll position in pixels when the page was left. */
  readonly top: number
}

const storageKey = 'more'
const maxEntries = 10
const added = new Map<string, Added>()

/** By history entry, so that going back from an advert restores the list's length. */
export function addedTo(entry: string): Added | undefined {
  return added.get(entry)
}

export function saveAdded(entry: string, list: Added): void {
  added.delete(entry)
  added.set(entry, list)
  const [oldest] = added.keys()
  if (added.size > maxEntries && oldest !== undefined) added.delete(oldest)
  const { cards, end, hasMore } = list
  note(entry, { ids: cards.map(({ id }) => id), end, hasMore, top: 0 })
}

/** Stores the scroll position for a reload. */
export function noteTop(entry: string): void {
  const noted = notedOf(entry)
  if (noted) note(entry, { ...noted, top: Math.round(scrollY) })
}

export function notedOf(entry: string): Noted | undefined {
  return allNoted().find(([name]) => name === entry)?.[1]
}

function note(entry: string, list: Noted): void {
  const others = allNoted().filter(([name]) => name !== entry)
  try {
    const all = [...others, [entry, list]].slice(-maxEntries)
    sessionStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // Without storage a reload shows only the first page.
  }
}

function allNoted(): (readonly [string, Noted])[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(all) ? all.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is readonly [string, Noted] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const ids: unknown = entry[1]?.ids
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string' && /^\d{1,10}$/.test(id))
}
