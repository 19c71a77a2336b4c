import type { Labels } from '#contract/languages.ts'
import type { DayHours } from '#contract/rules/company/opening-hours.ts'
import type { Db } from '../../deps.ts'

export interface StoredCompany {
  readonly cover: string
  readonly about: Labels
  readonly site: string
  readonly hours: readonly DayHours[]
  readonly places: readonly {
    readonly slug: string
    readonly labels: Labels
    readonly address: string
  }[]
}

/** The page of an open account of a company; empty until something was saved. */
export async function findCompany(sql: Db, userId: number): Promise<StoredCompany | null> {
  const [company] = await sql<StoredCompany[]>`
    select coalesce(c.cover, '') as cover, coalesce(c.site, '') as site, coalesce(c.hours, '[]') as hours,
      jsonb_build_object('ro', coalesce(c.about_ro, ''), 'ru', coalesce(c.about_ru, ''),
        'en', coalesce(c.about_en, '')) as about,
      coalesce((
        select jsonb_agg(jsonb_build_object('slug', p.slug, 'labels', place_labels(p), 'address', cp.address)
          order by cp.position)
        from company_places cp join places p on p.id = cp.place_id
        where cp.user_id = u.id), '[]') as places
    from users u
    left join companies c on c.user_id = u.id
    where u.id = ${userId} and u.account_type = 1 and u.status = 'active'`
  return company ?? null
}

export interface CompanyChange {
  readonly aboutRo?: string
  readonly aboutRu?: string
  readonly aboutEn?: string
  readonly site?: string
  readonly hours?: readonly DayHours[]
}

/** Absent fields stay. */
export async function upsertCompany(
  sql: Db,
  userId: number,
  { hours, ...texts }: CompanyChange,
): Promise<void> {
  const change = { ...texts, ...(hours && { hours: sql.json(hours.map((day) => ({ ...day }))) }) }
  await sql`insert into companies (user_id) values (${userId}) on conflict do nothing`
  if (Object.keys(change).length === 0) return
  await sql`update companies set ${sql(change)} where user_id = ${userId}`
}

export interface CompanyPlace {
  readonly placeId: number
  readonly address: string
}

/** Replaces the places of a company. */
export async function replacePlaces(
  sql: Db,
  userId: number,
  places: readonly CompanyPlace[],
): Promise<void> {
  await sql`delete from company_places where user_id = ${userId}`
  if (places.length === 0) return
  const rows = places.map((place, position) => ({ userId, position, ...place }))
  await sql`insert into company_places ${sql(rows)}`
}

/** Returns the cover, empty for none. */
export async function deleteCompany(sql: Db, userId: number): Promise<string> {
  const [company] = await sql<{ cover: string }[]>`
    delete from companies where user_id = ${userId} returning cover`
  return company?.cover ?? ''
}
