import type { Db } from '../../deps.ts'
import type { StoredPerson } from '../../messaging/service.ts'
import { person } from '../store.ts'

/** Stores a review if the two have dealt with each other about the advert and there is none; returns its id. */
export async function insertReview(
  sql: Db,
  review: {
    readonly advertId: number
    readonly authorId: number
    readonly subjectId: number
    readonly stars: number
    readonly text: string
    readonly writtenAt: Date
  },
): Promise<number | null> {
  const { advertId, authorId, subjectId, stars, text, writtenAt } = review
  const [stored] = await sql<{ id: number }[]>`
    insert into reviews (advert_id, title, author_id, subject_id, stars, text, written_at)
    select c.advert_id, c.title, ${authorId}, ${subjectId}, ${stars}, ${text}, ${writtenAt}
    from conversations c
    join adverts a on a.id = c.advert_id
    where c.advert_id = ${advertId}
      and (c.buyer_id, c.seller_id) in ((${authorId}, ${subjectId}), (${subjectId}, ${authorId}))
      and ${hasDealt(sql)}
    on conflict do nothing
    returning id`
  return stored?.id ?? null
}

export async function hasReviewed(
  sql: Db,
  { advertId, authorId, subjectId }: { advertId: number; authorId: number; subjectId: number },
): Promise<boolean> {
  const rows = await sql`
    select 1 from reviews
    where author_id = ${authorId} and subject_id = ${subjectId} and advert_id = ${advertId}`
  return rows.length > 0
}

export interface Waiting {
  readonly advertId: number
  readonly title: string
  readonly image: string
  readonly person: StoredPerson
}

/** Deals of a user since then without a review by the user, the last changed first. */
export async function listWaiting(sql: Db, userId: number, since: Date): Promise<Waiting[]> {
  return sql<Waiting[]>`
    select c.advert_id, c.title, ${person(sql, 'other')} as person,
      case when a.status in ('active', 'archived') then coalesce(a.images[1], '') else '' end as image
    from conversation_sides s
    join conversations c on c.id = s.conversation_id
    join adverts a on a.id = c.advert_id
    join users other on other.id in (c.buyer_id, c.seller_id) and other.id <> s.user_id
    where s.user_id = ${userId} and s.last_at > ${since} and other.status = 'active' and ${hasDealt(sql)}
      and not exists (
        select 1 from reviews r
        where r.author_id = s.user_id and r.subject_id = other.id and r.advert_id = c.advert_id)
    order by s.last_at desc
    limit 30`
}

/** Both sides of a conversation `c` wrote, or agreed on a price, or the advert `a` was sold to its buyer. */
function hasDealt(sql: Db) {
  const wrote = (side: 'buyer_id' | 'seller_id') => sql`exists (
    select 1 from messages m
    where m.conversation_id = c.id and m.author_id = c.${sql(side)} and m.offer_id is null
      and not m.is_automatic and not m.is_held)`
  return sql`(${wrote('buyer_id')} and ${wrote('seller_id')}
    or exists (select 1 from offers o where o.conversation_id = c.id and o.state = 'accepted')
    or a.sold_to = c.buyer_id)`
}
