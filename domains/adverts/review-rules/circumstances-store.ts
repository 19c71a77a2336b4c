import { ruleNumbers } from '#contract/rules/moderation/review-rules.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '../../deps.ts'
import type { OwnAdvert } from '../own-store.ts'
import type { Circumstances } from './look.ts'

type Known = Omit<Circumstances, 'ownText' | 'othersText' | 'othersPhotos'>

export async function findCircumstances(
  sql: Db,
  { ownerId, currency }: OwnAdvert,
  now: Date,
  medianInLei: number | null,
): Promise<Known> {
  const dayAgo = new Date(now.getTime() - dayMs)
  // No rule asks for more, and a company that imports publishes thousands.
  const most = ruleNumbers.many_adverts['perDay']?.max ?? 0
  const [row] = await sql<Known[]>`
    select floor(extract(epoch from ${now}::timestamptz - u.created_at) / 86400)::int as account_days,
      coalesce(u.phone, '') as own_phone,
      (select count(*)::int from (select from adverts a
        where a.owner_id = ${ownerId} and a.published_at > ${dayAgo} limit ${most}) today) as published_today,
      (${medianInLei}::float8 / rate_of(${currency}))::float8 as median
    from users u where u.id = ${ownerId}`
  return row ?? { accountDays: 0, publishedToday: 0, median: null, ownPhone: '' }
}
