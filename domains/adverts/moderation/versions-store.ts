import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'
import type { OwnAdvert } from '../own-store.ts'

/** `approved`: as the public saw it last; `refused`: as a moderator rejected or suspended it. */
type VersionKind = 'approved' | 'refused'

/** Earlier content of an advert that waits for a moderator. */
export interface AdvertVersion {
  readonly kind: VersionKind
  readonly texts: Readonly<Record<Lang, { readonly title: string; readonly description: string }>>
  readonly price: number
  readonly currency: CurrencyCode
  readonly subcategory: string | null
  readonly attributes: AttributeValues
  readonly images: string[]
  readonly savedAt: Date
}

export async function upsertVersion(
  sql: Db,
  advert: OwnAdvert,
  kind: VersionKind,
  now: Date,
): Promise<void> {
  const { texts, price, currency, subcategorySlug: subcategory, attributes } = advert
  const content = sql.json({ texts, price, currency, subcategory, attributes })
  await sql`
    insert into advert_versions (advert_id, kind, content, images, saved_at)
    values (${advert.id}, ${kind}, ${content}, ${advert.images}, ${now})
    on conflict (advert_id, kind) do update
    set content = excluded.content, images = excluded.images, saved_at = excluded.saved_at`
}

/** The photos that only they had are deleted by the sweep. */
export async function deleteVersions(sql: Db, advertId: number): Promise<void> {
  await sql`delete from advert_versions where advert_id = ${advertId}`
}

/** The content that a moderator decided against is no longer what the present one is compared with. */
export async function deleteRefusedVersion(sql: Db, advertId: number): Promise<void> {
  await sql`delete from advert_versions where advert_id = ${advertId} and kind = 'refused'`
}

/** The latest version before the present content; null if a moderator has nothing to compare with. */
export async function findLastVersion(sql: Db, advertId: number): Promise<AdvertVersion | null> {
  const [version] = await sql<AdvertVersion[]>`
    select kind, images, saved_at, content -> 'texts' as texts, (content ->> 'price')::float8 as price,
      content ->> 'currency' as currency, content ->> 'subcategory' as subcategory,
      content -> 'attributes' as attributes
    from advert_versions
    where advert_id = ${advertId}
    order by saved_at desc, kind desc limit 1`
  return version ?? null
}
