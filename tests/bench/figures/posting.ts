import { publishAdvert } from '#domains/adverts/posting/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'

interface Publishing {
  readonly publishNext: () => Promise<void>
  /** Deletes the published adverts. */
  readonly undo: () => Promise<void>
}

/**
 * Complete drafts made of the market's adverts, each with a new owner because of the daily limit. A description is half
 * of one advert and half of the next, because a copy is held for review.
 */
export async function publishing(deps: Deps, count: number): Promise<Publishing> {
  const { sql } = deps
  await sql`
    insert into users (username, password_hash, account_type, created_at)
    select 'poster' || nth, '-', 0, now() - interval '90 days' from generate_series(1, ${count}::int) nth`
  const drafts = await sql<{ id: number; ownerId: number }[]>`
    insert into adverts (owner_id, status, language, title_ro, title_ru, description_ro, description_ru, price, currency,
      place_id, category_id, subcategory_id, attributes, images, created_at)
    select owner.id, 'draft', language, title_ro, title_ru,
      left(description_ro, 150) || coalesce(right(next_ro, -150), ''),
      left(description_ru, 150) || coalesce(right(next_ru, -150), ''),
      2000, 'MDL', place_id, category_id, subcategory_id, attributes, images, now()
    from (select *, row_number() over by_id as nth,
        lead(description_ro) over by_id as next_ro, lead(description_ru) over by_id as next_ru
      from adverts
      where status = 'active' and subcategory_id = (select id from subcategories where slug = 'smartphone-uri')
      window by_id as (order by id) order by id limit ${count}) a
    join (select id, row_number() over (order by id) as nth from users
      where username like 'poster%') owner on owner.nth = a.nth
    returning id, owner_id`
  const waiting = drafts.values()
  return {
    publishNext: async () => {
      const { value } = waiting.next()
      if (!value) throw new Error('There are too few drafts')
      const { status } = await publishAdvert(deps, userOf(value.ownerId), value.id)
      if (status !== 'active') throw new Error(`An advert is ${status} instead of published`)
    },
    undo: async () => {
      await sql`delete from adverts where id = any(${drafts.map(({ id }) => id)}::int[])`
      await sql`delete from users where username like 'poster%'`
    },
  }
}

function userOf(id: number): User {
  return {
    id,
    username: '',
    email: '',
    status: 'active',
    hasPhone: true,
    sessionId: '',
    unread: { incoming: 0, outgoing: 0, notifications: 0 },
  }
}
