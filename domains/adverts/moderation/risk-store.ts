import { dayMs } from '#contract/rules/durations.ts'
import { advertText } from '../../advert-text.ts'
import type { Db } from '../../deps.ts'
import type { Circumstances } from './risk.ts'
import type { OwnAdvert } from '../own-store.ts'

export async function findCircumstances(
  sql: Db,
  advert: OwnAdvert,
  now: Date,
  medianInLei: number | null,
): Promise<Circumstances> {
  const { title, description } = advert.texts[advert.language]
  const dayAgo = new Date(now.getTime() - dayMs)
  const [row] = await sql<Circumstances[]>`
    select
      (select floor(extract(epoch from ${now}::timestamptz - u.created_at) / 86400)::int
        from users u where u.id = ${advert.ownerId}) as account_days,
      (select coalesce(u.phone, '') from users u where u.id = ${advert.ownerId}) as own_phone,
      (select count(*)::int from adverts a
        where a.owner_id = ${advert.ownerId} and a.published_at > ${dayAgo}) as published_today,
      exists (select 1 from adverts a
        where a.owner_id = ${advert.ownerId} and a.id <> ${advert.id} and a.status in ('active', 'review')
          and ${advertText(sql, 'title', sql`a.language`)} = ${title}
          and ${advertText(sql, 'description', sql`a.language`)} = ${description}) as is_duplicate,
      (${medianInLei}::float8 / rate_of(${advert.currency}))::float8 as median`
  return (
    row ?? { accountDays: 0, publishedToday: 0, isDuplicate: false, median: null, ownPhone: '' }
  )
}
