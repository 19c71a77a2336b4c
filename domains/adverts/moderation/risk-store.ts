import { dayMs } from '#contract/rules/durations.ts'
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
          and case a.language when 'ro' then a.title_ro when 'ru' then a.title_ru else a.title_en end = ${title}
          and case a.language when 'ro' then a.description_ro when 'ru' then a.description_ru
            else a.description_en end = ${description}) as is_duplicate,
      (${medianInLei}::float8 / rate_of(${advert.currency}))::float8 as median`
  return (
    row ?? { accountDays: 0, publishedToday: 0, isDuplicate: false, median: null, ownPhone: '' }
  )
}
