import { advertText } from '../../lib/advert-text.ts'
import type { Db } from '../../deps.ts'
import { comparedCharacters } from './text-keys.ts'

export async function upsertTextKeys(
  sql: Db,
  advertId: number,
  keys: readonly number[],
): Promise<void> {
  await sql`
    insert into advert_text_keys (advert_id, keys) values (${advertId}, ${[...keys]})
    on conflict (advert_id) do update set keys = excluded.keys where advert_text_keys.keys <> excluded.keys`
}

/** Adverts that share a key and are compared sign by sign; more would be those that everybody copies. */
const comparedMost = 30

export interface LikeText {
  readonly advertId: number
  readonly ownerId: number
  /** Share of common trigrams, 0 to 1. */
  readonly likeness: number
}

/** Public and held adverts with almost this text. */
export async function listLikeTexts(
  sql: Db,
  { advertId, text, keys }: { advertId: number; text: string; keys: readonly number[] },
): Promise<LikeText[]> {
  return sql<LikeText[]>`
    with sharing as materialized (
      select k.advert_id from advert_text_keys k join adverts a on a.id = k.advert_id
      where k.keys && ${[...keys]}::int[] and k.advert_id <> ${advertId} and a.status in ('active', 'review')
      limit ${comparedMost}
    )
    select a.id as advert_id, a.owner_id, similarity(
        left(plain_words(${advertText(sql, 'title', sql`a.language`)} || ' ' ||
          ${advertText(sql, 'description', sql`a.language`)}), ${comparedCharacters}::int),
        left(plain_words(${text}), ${comparedCharacters}::int))::float8 as likeness
    from sharing s join adverts a on a.id = s.advert_id
    order by likeness desc`
}

export interface Unkeyed {
  readonly id: number
  readonly text: string
}

/** Public and held adverts whose keys were never computed. */
export async function listUnkeyed(sql: Db, limit: number): Promise<Unkeyed[]> {
  return sql<Unkeyed[]>`
    select a.id, ${advertText(sql, 'title', sql`a.language`)} || ' ' ||
      ${advertText(sql, 'description', sql`a.language`)} as text
    from adverts a
    where a.status in ('active', 'review')
      and not exists (select 1 from advert_text_keys k where k.advert_id = a.id)
    limit ${limit}`
}
