import type { Db, Deps } from '../../deps.ts'
import { emptyMessagesOf, listMessagesBy, type WrittenMessage } from './store.ts'

/** Erases what a user wrote and sent; the places of the messages stay, so that the others' order does. */
export async function eraseMessagesOf(sql: Db, userId: number): Promise<void> {
  await emptyMessagesOf(sql, userId)
}

/** All messages that a user wrote, for the export of the user's data. */
export async function messagesWrittenBy(
  deps: Pick<Deps, 'sql'>,
  userId: number,
): Promise<WrittenMessage[]> {
  return listMessagesBy(deps.sql, userId)
}
