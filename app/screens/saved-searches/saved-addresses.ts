import { useEffect, useSyncExternalStore } from 'react'
import { savedSearchCalls, type SavedSearch } from '#contract/saved-searches.ts'
import { postInBackground } from '../../lib/calls/calls.ts'
import { pollInboxNow } from '../../layout/inbox.ts'

/** Saved searches of a user: ids by list address. */
interface Known {
  readonly userId: string
  readonly ids: ReadonlyMap<string, number>
}

const listeners = new Set<() => void>()
let known: Known | null = null
let asked: { readonly userId: string; readonly answer: Promise<Known> } | null = null

/**
 * Whether the user has saved the list at the address; viewing it marks its new adverts as seen. A browser fetches the
 * searches once per page load.
 */
export function useIsSaved(userId: string | undefined, address: string): boolean {
  const current = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
  useEffect(() => {
    // Without an answer the button offers to save again, which the server treats as a rename.
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

/** Same, awaiting the answer. */
export async function isSavedBy(userId: string, address: string): Promise<boolean> {
  const { ids } = await ask(userId)
  return ids.has(address)
}

/** Clears the cache after a deletion. */
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

/** After a failure the count stays as it was. */
function markSeen(searchId: number): void {
  postInBackground(savedSearchCalls.markSearchSeen, { searchId }).then(
    pollInboxNow,
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
