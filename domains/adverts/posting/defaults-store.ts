import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** What an owner chose for the latest advert that was published. */
export interface PostingDefaults {
  /** Slug; empty: none. */
  readonly place: string
  readonly placeLabels: Labels
  readonly category: string
  readonly subcategory: string
  readonly showPhone: boolean
}

/** Null without a published advert. A subcategory that is no longer offered is empty. */
export async function findPostingDefaults(
  sql: Db,
  ownerId: number,
): Promise<PostingDefaults | null> {
  const [defaults] = await sql<PostingDefaults[]>`
    select coalesce(p.slug, '') as place,
      coalesce((select place_labels(p)), '{"ro": "", "ru": "", "en": ""}') as place_labels,
      coalesce(c.slug, '') as category, coalesce(s.slug, '') as subcategory, a.shows_phone as show_phone
    from adverts a
    left join places p on p.id = a.place_id
    left join subcategories s on s.id = a.subcategory_id and s.is_offered
    left join categories c on c.id = s.category_id
    where a.owner_id = ${ownerId} and a.status not in ('draft', 'deleted')
    order by a.id desc
    limit 1`
  return defaults ?? null
}
