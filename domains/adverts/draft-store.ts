import type { AdvertStatus, AttributeValues } from '#contract/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../deps.ts'

/** A draft as its owner's use cases work on it. */
export interface Draft {
  readonly id: number
  readonly ownerId: number
  readonly status: AdvertStatus
  readonly language: Lang
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: CurrencyCode
  readonly isNegotiable: boolean
  readonly showsPhone: boolean
  readonly placeId: number | null
  readonly address: string
  readonly categorySlug: string | null
  readonly subcategorySlug: string | null
  readonly attributes: AttributeValues
  readonly images: string[]
}

export async function insertDraft(sql: Db, ownerId: number, now: Date): Promise<number> {
  const [draft] = await sql<{ id: number }[]>`
    insert into adverts (owner_id, created_at) values (${ownerId}, ${now}) returning id`
  return draft?.id ?? 0
}

/** Locks the advert for the rest of the transaction. */
export async function lockDraft(sql: Db, id: number): Promise<Draft | null> {
  const [draft] = await sql<Draft[]>`
    select a.id, a.owner_id, a.status, a.language,
      case a.language when 'ro' then a.title_ro when 'ru' then a.title_ru else a.title_en end as title,
      case a.language when 'ro' then a.description_ro when 'ru' then a.description_ru
        else a.description_en end as description,
      a.price::float8 as price, a.currency, a.is_negotiable, a.shows_phone, a.place_id, a.address,
      c.slug as category_slug, s.slug as subcategory_slug, a.attributes, a.images
    from adverts a
    left join subcategories s on s.id = a.subcategory_id
    left join categories c on c.id = s.category_id
    where a.id = ${id}
    for update of a`
  return draft ?? null
}

/** Writes what the owner typed; the text goes to the columns of its language and leaves the others empty. */
export async function updateDraft(sql: Db, draft: Draft): Promise<void> {
  const { id, language, title, description } = draft
  await sql`
    update adverts set
      language = ${language},
      title_ro = ${language === 'ro' ? title : ''},
      title_ru = ${language === 'ru' ? title : ''},
      title_en = ${language === 'en' ? title : ''},
      description_ro = ${language === 'ro' ? description : ''},
      description_ru = ${language === 'ru' ? description : ''},
      description_en = ${language === 'en' ? description : ''},
      price = ${draft.price}, currency = ${draft.currency}, is_negotiable = ${draft.isNegotiable},
      shows_phone = ${draft.showsPhone}, place_id = ${draft.placeId}, address = ${draft.address},
      attributes = ${sql.json(draft.attributes)},
      (category_id, subcategory_id) = (
        select s.category_id, s.id from (values (1)) one
        left join subcategories s on s.slug = ${draft.subcategorySlug})
    where id = ${id}`
}

export async function updateImages(sql: Db, id: number, images: readonly string[]): Promise<void> {
  await sql`update adverts set images = ${[...images]} where id = ${id}`
}

export async function updateStatus(
  sql: Db,
  id: number,
  change: { status: AdvertStatus; publishedAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update adverts
    set status = ${change.status}, published_at = ${change.publishedAt}, expires_at = ${change.expiresAt}
    where id = ${id}`
}

export async function findPlaceId(sql: Db, slug: string): Promise<number | null> {
  const [place] = await sql<{ id: number }[]>`select id from places where slug = ${slug}`
  return place?.id ?? null
}

export async function deleteAdvertsOf(sql: Db, ownerId: number): Promise<{ images: string[] }[]> {
  return sql<
    { images: string[] }[]
  >`delete from adverts where owner_id = ${ownerId} returning images`
}
