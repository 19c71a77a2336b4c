import { cardsOfUser } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import type { SavedCard } from '../provider.ts'
import {
  deleteCard,
  deleteCardsOf,
  deleteOldCards,
  findToken,
  listCardsOf,
  upsertCard,
  type StoredCard,
} from './store.ts'

export type { StoredCard } from './store.ts'

/** Saved cards of the current provider, the last one first. */
export async function cardsOf(
  deps: Pick<Deps, 'sql' | 'payments'>,
  { id }: Pick<User, 'id'>,
): Promise<StoredCard[]> {
  return deps.payments ? listCardsOf(deps.sql, id, deps.payments.name) : []
}

/** Token of an own card at the current provider. Refuses any other card as not found. */
export async function cardToken(
  deps: Pick<Deps, 'sql' | 'payments' | 'tokens'>,
  { id: userId }: Pick<User, 'id'>,
  id: number,
): Promise<string> {
  const provider = deps.payments?.name ?? ''
  const sealed = await findToken(deps.sql, { id, userId, provider })
  const token = sealed && deps.tokens.unseal(sealed)
  if (!token) throw new Refusal('card_not_found', 'cardId')
  return token
}

/** Keeps a card that was paid with, in the caller's transaction; the oldest one makes room. */
export async function keepCard(
  sql: Db,
  { tokens }: Pick<Deps, 'tokens'>,
  { token, ...card }: SavedCard,
  owner: { readonly userId: number; readonly provider: string; readonly at: Date },
): Promise<void> {
  const { userId, provider, at: savedAt } = owner
  await upsertCard(sql, {
    ...{ ...card, userId, provider, savedAt },
    tokenDigest: tokens.digest(`card:${token}`),
    sealedToken: tokens.seal(token),
  })
  await deleteOldCards(sql, userId, cardsOfUser)
}

/** Forgets an own card. Refuses that of another as not found. */
export async function forgetCard(
  deps: Pick<Deps, 'sql'>,
  { id: userId }: Pick<User, 'id'>,
  id: number,
): Promise<void> {
  if (!(await deleteCard(deps.sql, id, userId))) throw new Refusal('card_not_found', 'cardId')
}

/** Erases the cards of an account, in the caller's transaction. */
export async function eraseCardsOf(sql: Db, userId: number): Promise<void> {
  await deleteCardsOf(sql, userId)
}
