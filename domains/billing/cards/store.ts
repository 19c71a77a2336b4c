import type { Db } from '../../deps.ts'

export interface StoredCard {
  readonly id: number
  readonly mask: string
  readonly brand: string
  readonly expires: string
}

export async function listCardsOf(
  sql: Db,
  userId: number,
  provider: string,
): Promise<StoredCard[]> {
  return sql<StoredCard[]>`
    select id, mask, brand, expires from saved_cards
    where user_id = ${userId} and provider = ${provider}
    order by id desc`
}

/** Null unless the card is the user's. */
export async function findToken(
  sql: Db,
  { id, userId, provider }: { id: number; userId: number; provider: string },
): Promise<string | null> {
  const [row] = await sql<{ sealedToken: string }[]>`
    select sealed_token from saved_cards where id = ${id} and user_id = ${userId} and provider = ${provider}`
  return row?.sealedToken ?? null
}

/** A card that is known gets its new expiry. */
export async function upsertCard(
  sql: Db,
  card: Omit<StoredCard, 'id'> & {
    readonly userId: number
    readonly provider: string
    readonly tokenDigest: string
    readonly sealedToken: string
    readonly savedAt: Date
  },
): Promise<void> {
  await sql`
    insert into saved_cards ${sql({ ...card })}
    on conflict (user_id, provider, token_digest) do update
      set mask = excluded.mask, brand = excluded.brand, expires = excluded.expires, sealed_token = excluded.sealed_token`
}

/** Deletes all cards of a user but the last ones. */
export async function deleteOldCards(sql: Db, userId: number, most: number): Promise<void> {
  await sql`
    delete from saved_cards where user_id = ${userId} and id not in (
      select id from saved_cards where user_id = ${userId} order by id desc limit ${most})`
}

/** False unless the card was the user's. */
export async function deleteCard(sql: Db, id: number, userId: number): Promise<boolean> {
  const rows = await sql`
    delete from saved_cards where id = ${id} and user_id = ${userId} returning 1`
  return rows.length > 0
}

export async function deleteCardsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from saved_cards where user_id = ${userId}`
}
