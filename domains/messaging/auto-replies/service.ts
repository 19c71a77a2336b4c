import { refuseLimited } from '../../accounts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { deleteAutoReply, findAutoReply, upsertAutoReply } from './store.ts'

/** The seller's own answer to whoever asks whether an advert is still there; empty for none. */
export async function autoReplyOf(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
): Promise<string> {
  return (await findAutoReply(deps.sql, user.id)) ?? ''
}

/** Sets that answer; an empty text removes it. Refuses a text of somebody who may not write for now. */
export async function setAutoReply(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  text: string,
): Promise<void> {
  if (text !== '') await refuseLimited(deps, user.id, 'messages')
  await (text === ''
    ? deleteAutoReply(deps.sql, user.id)
    : upsertAutoReply(deps.sql, user.id, text))
}
