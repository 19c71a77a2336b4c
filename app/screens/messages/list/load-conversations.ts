import type { OutputOf } from '#contract/call.ts'
import { messageCalls } from '#contract/people/messages.ts'
import type { Caller } from '../../../lib/calls/visit.ts'
import type { ListView } from './list-address.ts'

type Page = OutputOf<typeof messageCalls.listConversations>

/** A page of the list with its view. */
export interface LoadedConversations extends Page {
  readonly view: ListView
}

/** A screen of a desktop; older ones follow by a button. */
const conversationsOnPage = 14

/** Input of the call for a view. */
export function listInput({ side, filter, words }: ListView, after?: string) {
  const page = { itemsNum: conversationsOnPage, ...(after && { after }) }
  return { side, filter, ...(words && { q: words }), ...page }
}

/**
 * A page of own conversations. `side` null: the one that has something to read, else the received ones, else the sent
 * ones.
 */
export async function loadConversations(
  call: Caller,
  { side, ...rest }: Omit<ListView, 'side'> & { readonly side: ListView['side'] | null },
  after?: string,
): Promise<LoadedConversations> {
  const load = async (asked: ListView['side']): Promise<LoadedConversations> => {
    const view = { side: asked, ...rest }
    return { ...(await call(messageCalls.listConversations, listInput(view, after))), view }
  }
  const loaded = await load(side ?? 'incoming')
  const { incoming, outgoing } = loaded.unread
  const isOtherBetter = (incoming === 0 && outgoing > 0) || loaded.items.length === 0
  if (side !== null || !isOtherBetter) return loaded
  const other = await load('outgoing')
  return other.items.length > 0 ? other : loaded
}
