import { ruleNumbers } from '#contract/rules/moderation/review-rules.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '../../deps.ts'
import type { OwnAdvert } from '../own-store.ts'
import type { Circumstances } from './look.ts'

type Known = Omit<Circumstances, 'ownText' | 'othersText' | 'othersPhotos'>

/** An advert that is judged, with the median price of comparable ones in lei; null: there are too few. */
export interface Sent {
  readonly advert: OwnAdvert
  readonly median: number | null
}

/** In the order of the adverts, as if those before one had been published already. */
export async function listCircumstances(
  sql: Db,
  sent: readonly Sent[],
  now: Date,
): Promise<Known[]> {
  const dayAgo = new Date(now.getTime() - dayMs)
  // No rule asks for more, and a company that imports publishes thousands.
  const most = ruleNumbers.many_adverts['perDay']?.max ?? 0
  return sql<Known[]>`
    with sent as (
      select s.*, row_number() over (partition by owner_id order by position) - 1 as before
      from unnest(${sent.map(({ advert }) => advert.ownerId)}::int[], ${sent.map(({ advert }) => advert.currency)}::text[],
        ${sent.map(({ median }) => median)}::float8[]) with ordinality s (owner_id, currency, median, position)
    ), owners as materialized (
      select u.id, u.phone, u.created_at,
        (select count(*) from (select from adverts a
          where a.owner_id = u.id and a.published_at > ${dayAgo} limit ${most}) today) as published
      from users u where u.id in (select owner_id from sent)
    )
    select floor(extract(epoch from ${now}::timestamptz - o.created_at) / 86400)::int as account_days,
      coalesce(o.phone, '') as own_phone, least(o.published + s.before, ${most})::int as published_today,
      (s.median / rate_of(s.currency))::float8 as median
    from sent s join owners o on o.id = s.owner_id order by s.position`
}
