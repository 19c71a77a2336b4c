import { useEffect, useSyncExternalStore } from 'react'
import { savedSearchCalls, type SavedSearch } from '#contract/saved-searches.ts'
import { postInBackground } from '../../lib/calls/calls.ts'
import { askInboxAgain } from '../../layout/inbox.ts'

/** Whose searches are known, and their ids by the addresses of their lists. */
interface Known {
  readonly userId: string
  readonly ids: ReadonlyMap<string, number>
}

const listeners = new Set<() => void>()
let known: Known | null = null
let asked: { readonly userId: string; readonly answer: Promise<Known> } | null = null

/**
 * Whether this person has saved the list at the address, which they look at: what was new in it is seen by that. A
 * browser asks for the searches once in the life of the page.
 */
export function useIsSaved(userId: string | undefined, address: string): boolean {
  const current = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  useEffect(() => {
    // Without an answer the button offers to save what is saved: the server takes that for another name.
    if (userId !== undefined) ask(userId).catch(() => undefined)
  }, [userId])
  const id = current?.userId === userId ? current?.ids.get(address) : undefined
  useEffect(() => {
    if (id !== undefined) markSeen(id)
  }, [id])
  return id !== undefined
}

export function rememberSaved(
  userId: string,
  { id, address }: Pick<SavedSearch, 'id' | 'address'>,
): void {
  const others = known?.userId === userId ? known.ids : []
  const next = { userId, ids: new Map([...others, [address, id]]) }
  asked = { userId, answer: Promise.resolve(next) }
  change(next)
}

/** The same, once it is known. */
export async function isSavedBy(userId: string, address: string): Promise<boolean> {
  const { ids } = await ask(userId)
  return ids.has(address)
}

/** After one was deleted: it is asked for anew. */
export function forgetSaved(): void {
  asked = null
  change(null)
}

function ask(userId: string): Promise<Known> {
  if (asked?.userId === userId) return asked.answer
  const answer = fetchKnown(userId)
  asked = { userId, answer }
  answer.then(change, () => (asked = null))
  return answer
}

async function fetchKnown(userId: string): Promise<Known> {
  const { items } = await postInBackground(savedSearchCalls.listSearches, {})
  return { userId, ids: new Map(items.map(({ address, id }) => [address, id])) }
}

/** A failure only leaves the count as it was. */
function markSeen(searchId: number): void {
  postInBackground(savedSearchCalls.markSearchSeen, { searchId }).then(
    askInboxAgain,
    () => undefined,
  )
}

function change(next: Known | null): void {
  known = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
