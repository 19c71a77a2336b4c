import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { deleteOwnIdsOf, listOwnIds } from './adverts/service.ts'
import { deleteKeysOf, keysOf } from './keys/service.ts'

/** Erases the keys of a company and what its programs have left. */
export async function erasePartnerOf(sql: Db, userId: number): Promise<void> {
  await deleteKeysOf(sql, userId)
  await deleteOwnIdsOf(sql, userId)
}

/** Keys and own ids of a company, for the export of its data. */
export async function partnerDataOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
): Promise<object> {
  return { keys: await keysOf(deps, user), ownIds: await listOwnIds(deps.sql, user.id) }
}

export { countRequest, partnerOf, type Partner, type Room } from './keys/service.ts'
export { answerOnce, type Answer } from './requests/service.ts'
