import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { deleteOwnIdsOf, listOwnIds } from './adverts/service.ts'
import { deleteKeysOf, keysOf } from './keys/service.ts'
import { deleteWebhooksOf, webhooksOf } from './webhooks/service.ts'

/** Erases the keys and addresses of a company, and what its programs have left. */
export async function erasePartnerOf(sql: Db, userId: number): Promise<void> {
  await deleteKeysOf(sql, userId)
  await deleteOwnIdsOf(sql, userId)
  await deleteWebhooksOf(sql, userId)
}

/** Keys, own ids, addresses and their events of a company, for the export of its data. */
export async function partnerDataOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
): Promise<object> {
  return {
    keys: await keysOf(deps, user),
    ownIds: await listOwnIds(deps.sql, user.id),
    ...(await webhooksOf(deps, user)),
  }
}

export { countRequest, partnerOf, type Partner, type Room } from './keys/service.ts'
export { answerOnce, type Answer } from './requests/service.ts'
