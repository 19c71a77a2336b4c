import { findSessionUser } from '#domains/accounts/sessions/service.ts'
import type { Deps } from '#domains/deps.ts'

/** Conversations with unread messages, by side, as the person's next request has them. */
export async function unreadConversations(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { sessionId }: { readonly sessionId: string },
): Promise<{ incoming: number; outgoing: number }> {
  const user = await findSessionUser(deps, sessionId)
  const { incoming = -1, outgoing = -1 } = user?.unread ?? {}
  return { incoming, outgoing }
}
