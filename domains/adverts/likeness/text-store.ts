import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'
import { comparedCharacters } from './text-keys.ts'

export interface KeyedText {
  readonly advertId: number
  /** What is compared of the text. */
  readonly plain: string
  readonly keys: readonly number[]
}

/** Replaces the keys by which the texts of adverts are found. */
export async function replaceTextKeys(
  sql: Db,
  texts: readonly Omit<KeyedText, 'plain'>[],
): Promise<void> {
  const { ids, keys } = columnsOf(texts)
  await sql`
    with wanted as materialized (
      select distinct key, advert_id from unnest(${keys}::int[], ${ids}::int[]) k (key, advert_id)
    ), gone as (
      delete from advert_text_keys k where k.advert_id = any (${texts.map(({ advertId }) => advertId)})
        and not exists (select from wanted w where w.key = k.key and w.advert_id = k.advert_id)
    )
    insert into advert_text_keys (key, advert_id) select key, advert_id from wanted on conflict do nothing`
}

/** Each key beside the id of its advert. */
function columnsOf(texts: readonly Omit<KeyedText, 'plain'>[]) {
  return {
    ids: texts.flatMap(({ advertId, keys }) => keys.map(() => advertId)),
    keys: texts.flatMap(({ keys }) => keys),
  }
}

/** Newest adverts looked at of each key, those of them that share most keys, and those compared trigram by trigram. */
const [sharingKey, sharingMost, compared] = [30, 60, 8]

export interface LikeText {
  /** The advert whose text was looked for. */
  readonly ofId: number
  readonly advertId: number
  readonly ownerId: number
  /** Share of common trigrams, 0 to 1. */
  readonly likeness: number
}

/**
 * Public and held adverts with almost these plain texts, and those before each in the list, which are about to be; the
 * list is in the order of ids. However many adverts share a template, the same number of them is looked at: keys are as
 * frequent as the template, and the copy shares the others too.
 */
export async function listLikeTexts(sql: Db, texts: readonly KeyedText[]): Promise<LikeText[]> {
  const all = texts.map(({ advertId }) => advertId)
  const { ids, keys } = columnsOf(texts)
  return sql<LikeText[]>`
    with texts as (
      select * from unnest(${all}::int[], ${texts.map(({ plain }) => plain)}::text[]) t (id, plain)
    ), sharing as materialized (
      select t.id, near.advert_id
      from texts t cross join lateral (
        select shared.advert_id
        from (
          select found.advert_id, count(*) as keys
          from unnest(${ids}::int[], ${keys}::int[]) wanted (id, key)
          cross join lateral (
            select k.advert_id from advert_text_keys k
            where k.key = wanted.key and (k.advert_id < t.id or k.advert_id <> all (${all}::int[]))
            order by k.advert_id desc limit ${sharingKey}
          ) found
          where wanted.id = t.id
          group by 1 order by keys desc, found.advert_id desc limit ${sharingMost}
        ) shared
        join adverts a on a.id = shared.advert_id and (a.status in ('active', 'review') or a.id = any (${all}::int[]))
        order by shared.keys desc limit ${compared}
      ) near
    ), plain as materialized (
      select a.id, a.owner_id, left(plain_words(${advertText(sql, 'title', sql`a.language`)} || ' ' ||
        ${advertText(sql, 'description', sql`a.language`)}), ${comparedCharacters}::int) as text
      from adverts a where a.id in (select advert_id from sharing)
    )
    select t.id as of_id, p.id as advert_id, p.owner_id, similarity(p.text, t.plain)::float8 as likeness
    from texts t join sharing s on s.id = t.id join plain p on p.id = s.advert_id
    order by of_id, likeness desc`
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
