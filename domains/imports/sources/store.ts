import type { Labels, Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export interface StoredSource {
  readonly url: string
  readonly everyHours: number | null
  readonly nextAt: Date | null
  readonly removes: boolean
  readonly language: Lang
  readonly place: { readonly slug: string; readonly labels: Labels } | null
}

export interface Importer {
  readonly id: number
  readonly hasPhone: boolean
}

/** An open account of a company; null for any other. */
export async function findImporter(sql: Db, userId: number): Promise<Importer | null> {
  const [found] = await sql<Importer[]>`
    select id, phone is not null as has_phone from users
    where id = ${userId} and account_type = 1 and status = 'active'`
  return found ?? null
}

/** Null until something was saved; the place is then the first one of the company. */
export async function findSource(sql: Db, userId: number): Promise<StoredSource> {
  const [source] = await sql<StoredSource[]>`
    select coalesce(s.url, '') as url, s.every_hours, s.next_at, coalesce(s.removes, true) as removes,
      coalesce(s.language, 'ro') as language,
      case when p.id is not null then jsonb_build_object('slug', p.slug, 'labels', place_labels(p)) end as place
    from (values (${userId}::int)) owner (id)
    left join import_sources s on s.user_id = owner.id
    left join places p on p.id = case when s.user_id is null
      then (select cp.place_id from company_places cp where cp.user_id = owner.id order by cp.position limit 1)
      else s.place_id end`
  return (
    source ?? {
      ...{ url: '', everyHours: null, nextAt: null, removes: true, language: 'ro', place: null },
    }
  )
}

export interface SourceRow {
  readonly url: string
  readonly everyHours: number | null
  readonly nextAt: Date | null
  readonly removes: boolean
  readonly language: Lang
  readonly placeId: number | null
}

export async function upsertSource(sql: Db, userId: number, row: SourceRow): Promise<void> {
  await sql`
    insert into import_sources ${sql({ userId, ...row })}
    on conflict (user_id) do update set ${sql({ ...row })}`
}

/** Open accounts of companies whose address is due; the next fetch is set at once, so that each is taken once. */
export async function takeDueSources(sql: Db, now: Date): Promise<{ userId: number }[]> {
  return sql<{ userId: number }[]>`
    update import_sources s set next_at = ${now}::timestamptz + make_interval(hours => every_hours)
    from users u
    where s.next_at <= ${now} and s.url <> '' and s.every_hours is not null
      and u.id = s.user_id and u.account_type = 1 and u.status = 'active'
    returning s.user_id`
}
