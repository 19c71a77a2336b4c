import { advertText } from '../../lib/advert-text.ts'
import type { Db } from '../../deps.ts'
import { comparedCharacters } from './text-keys.ts'

/** Replaces the keys by which the text of an advert is found. */
export async function replaceTextKeys(
  sql: Db,
  advertId: number,
  keys: readonly number[],
): Promise<void> {
  await sql`
    with gone as (delete from advert_text_keys where advert_id = ${advertId} and key <> all (${[...keys]}::int[]))
    insert into advert_text_keys (key, advert_id)
    select distinct key, ${advertId}::int from unnest(${[...keys]}::int[]) key
    on conflict do nothing`
}

/** Newest adverts looked at of each key, those of them that share most keys, and those compared trigram by trigram. */
const [sharingKey, sharingMost, compared] = [30, 60, 8]

export interface LikeText {
  readonly advertId: number
  readonly ownerId: number
  /** Share of common trigrams, 0 to 1. */
  readonly likeness: number
}

/**
 * Public and held adverts with almost this plain text. However many adverts share a template, the same number of them is
 * looked at: keys are as frequent as the template, and the copy shares the others too.
 */
export async function listLikeTexts(
  sql: Db,
  { advertId, plain, keys }: { advertId: number; plain: string; keys: readonly number[] },
): Promise<LikeText[]> {
  return sql<LikeText[]>`
    with sharing as materialized (
      select near.advert_id
      from (
        select found.advert_id, count(*) as shared
        from unnest(${[...keys]}::int[]) wanted (key)
        cross join lateral (
          select k.advert_id from advert_text_keys k
          where k.key = wanted.key and k.advert_id <> ${advertId}
          order by k.advert_id desc limit ${sharingKey}
        ) found
        group by 1 order by shared desc, found.advert_id desc limit ${sharingMost}
      ) near
      join adverts a on a.id = near.advert_id and a.status in ('active', 'review')
      order by near.shared desc limit ${compared}
    )
    select a.id as advert_id, a.owner_id, similarity(
        left(plain_words(${advertText(sql, 'title', sql`a.language`)} || ' ' ||
          ${advertText(sql, 'description', sql`a.language`)}), ${comparedCharacters}::int),
        ${plain})::float8 as likeness
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
