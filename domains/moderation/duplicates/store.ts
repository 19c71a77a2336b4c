import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { CurrencyCode } from '#contract/shapes.ts'

/** An advert that can be merged, with what would come along. */
export interface DuplicateLine {
  readonly id: number
  readonly title: string
  readonly status: 'active' | 'review' | 'archived'
  readonly price: number
  readonly currency: CurrencyCode
  readonly image: string | null
  readonly publishedAt: Date | null
  readonly views: number
  readonly favorites: number
  readonly conversations: number
  readonly promotions: number
}

/** Those of the adverts that this person has and that can be merged, in the given order. */
export async function listLines(
  sql: Db,
  ids: readonly number[],
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<DuplicateLine[]> {
  return sql<DuplicateLine[]>`
    select a.id, ${advertText(sql, 'title', sql`a.language`)} as title, a.status, a.price::float8 as price, a.currency,
      a.images[1] as image, a.published_at, coalesce(v.views, 0) as views,
      (select count(*)::int from favorites f where f.advert_id = a.id) as favorites,
      (select count(*)::int from conversations c where c.advert_id = a.id) as conversations,
      (select count(*)::int from bought_promotions b
        where b.advert_id = a.id and b.revoked_at is null and b.ends_at > ${now}) as promotions
    from unnest(${[...ids]}::int[]) with ordinality given (id, position)
    join adverts a on a.id = given.id
    left join advert_views v on v.advert_id = a.id
    where a.owner_id = ${ownerId} and a.status in ('active', 'review', 'archived')
      and not exists (select from advert_merges m where m.advert_id = a.id and m.undone_at is null)
    order by given.position`
}

export interface PastMerge {
  readonly id: number
  readonly advertId: number
  readonly title: string
  readonly keptId: number
  readonly mergedBy: string | null
  readonly mergedAt: Date
  /** False: its advert was deleted. */
  readonly canUndo: boolean
}

/** Merges in force of an advert, into it or into another one, newest first. */
export async function listMerges(sql: Db, advertId: number): Promise<PastMerge[]> {
  return sql<PastMerge[]>`
    select m.id, m.advert_id, ${advertText(sql, 'title', sql`a.language`)} as title, m.kept_id, u.username as merged_by,
      m.merged_at, a.status = 'archived' as can_undo
    from advert_merges m
    join adverts a on a.id = m.advert_id
    left join users u on u.id = m.merged_by
    where ${advertId} in (m.advert_id, m.kept_id) and m.undone_at is null
    order by m.id desc limit 50`
}

interface Subject {
  readonly ownerId: number
  readonly username: string
  readonly language: Lang
  readonly title: string
}

/** Whose advert it is and what it says, in any state but deleted. */
export async function findSubject(sql: Db, advertId: number): Promise<Subject | null> {
  const [found] = await sql<Subject[]>`
    select a.owner_id, u.username, u.language, ${advertText(sql, 'title', sql`a.language`)} as title
    from adverts a join users u on u.id = a.owner_id
    where a.id = ${advertId} and a.status <> 'deleted'`
  return found ?? null
}
