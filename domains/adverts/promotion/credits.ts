import type { Db, Deps } from '../../deps.ts'
import { grantPromotion } from './bought.ts'
import {
  deleteCreditsOf,
  insertCredits,
  listCredits,
  revokeUnused,
  takeCredit,
  type Credits,
  type GrantedCredits,
} from './credits-store.ts'

/** Grants promotions to an account, once by key, in the caller's transaction. */
export async function grantCredits(sql: Db, credits: Credits): Promise<void> {
  await insertCredits(sql, credits)
}

/** Takes back what is unused of a grant, at most `most`, in the caller's transaction. */
export async function revokeCredits(sql: Db, key: string, most: number): Promise<void> {
  await revokeUnused(sql, key, most)
}

/** Lifts an active advert for one credit of its owner. False if none is left. */
export async function liftByCredit(
  sql: Db,
  { id: advertId, ownerId }: { id: number; ownerId: number },
  at: Date,
): Promise<boolean> {
  const key = await takeCredit(sql, ownerId, at)
  if (key === null) return false
  await grantPromotion(sql, { advertId, kind: 'bump', days: 1, key: `credit:${key}`, at })
  return true
}

/** All credits of an account, for the export of the user's data. */
export async function creditsDataOf(
  { sql }: Pick<Deps, 'sql'>,
  userId: number,
): Promise<GrantedCredits[]> {
  return listCredits(sql, userId)
}

/** Erases the credits of an account, in the caller's transaction. */
export async function eraseCreditsOf(sql: Db, userId: number): Promise<void> {
  await deleteCreditsOf(sql, userId)
}
