import type { Attribute, Category } from '#contract/categories.ts'
import type { PriceUnit } from '#contract/rules/categories/card-facts.ts'
import type { Db } from '../deps.ts'

/** The offered tree in menu order, in one query. */
export async function listCategories(sql: Db): Promise<Category[]> {
  return sql<Category[]>`
    select c.id, c.slug, c.color, c.icon, c.max_images, c.life_days,
      jsonb_build_object('ro', c.label_ro, 'ru', c.label_ru, 'en', c.label_en) as labels,
      (select jsonb_agg(jsonb_build_object(
          'labels', jsonb_build_object('ro', g.label_ro, 'ru', g.label_ru, 'en', g.label_en),
          'subcategories', (select jsonb_agg(jsonb_build_object('id', s.id, 'slug', s.slug,
              'labels', jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en))
              order by s.position, s.id)
            from subcategories s where s.group_id = g.id and s.is_offered)) order by g.position, g.id)
        from category_groups g
        where g.category_id = c.id and exists (select from subcategories s where s.group_id = g.id and s.is_offered)) as groups
    from categories c
    where exists (select from subcategories s where s.category_id = c.id and s.is_offered)
    order by c.position, c.id`
}

/** Numbers of public adverts by slug, without those of zero. */
export interface AdvertCounts {
  readonly categories: Record<string, number>
  readonly subcategories: Record<string, number>
}

export async function countAdverts(sql: Db): Promise<AdvertCounts> {
  const [counts] = await sql<AdvertCounts[]>`
    select
      (select coalesce(jsonb_object_agg(c.slug, l.n), '{}') from categories c join listing_counts l
        on l.category_id = c.id and l.subcategory_id = 0 and district_id = 0 and place_id = 0 and l.n > 0) as categories,
      (select coalesce(jsonb_object_agg(s.slug, l.n), '{}') from subcategories s join listing_counts l
        on l.category_id = 0 and l.subcategory_id = s.id and district_id = 0 and place_id = 0 and l.n > 0) as subcategories`
  return counts ?? { categories: {}, subcategories: {} }
}

/** Attributes of a subcategory. */
export interface SubcategoryAttributes {
  readonly offered: Attribute[]
  /** Including those no longer offered, which adverts may have. */
  readonly known: Attribute[]
}

/** Attributes by slug of subcategory. */
export async function listAttributes(sql: Db): Promise<Map<string, SubcategoryAttributes>> {
  const rows = await sql<(SubcategoryAttributes & { slug: string })[]>`
    select s.slug, coalesce(jsonb_agg(a.definition order by a.position) filter (where a.is_offered), '[]') as offered,
      jsonb_agg(coalesce(a.known, a.definition) order by a.position) as known
    from subcategories s
    join attributes a on a.attribute_set = s.attribute_set
    group by s.slug`
  return new Map(rows.map(({ slug, ...attributes }) => [slug, attributes]))
}

/** Where the adverts of a merged subcategory are; null for one that was not merged, or whose target is hidden. */
export async function findMerged(
  sql: Db,
  slug: string,
): Promise<{ category: string; subcategory: string } | null> {
  const [target] = await sql<{ category: string; subcategory: string }[]>`
    select c.slug as category, s.slug as subcategory
    from subcategory_redirects r join subcategories s on s.id = r.subcategory_id join categories c on c.id = s.category_id
    where r.slug = ${slug} and s.is_offered`
  return target ?? null
}

/** Subcategories with what their prices are for and the name of their attributes. */
export async function listPriceUnits(
  sql: Db,
): Promise<{ id: number; priceUnit: PriceUnit; attributeSet: string | null }[]> {
  return sql<{ id: number; priceUnit: PriceUnit; attributeSet: string | null }[]>`
    select id, price_unit, attribute_set from subcategories`
}

/** Attributes that say something on cards, by the name of their set, in the order of the line. */
export async function listCardAttributes(sql: Db): Promise<Map<string, Attribute[]>> {
  const rows = await sql<{ attributeSet: string; attributes: Attribute[] }[]>`
    select attribute_set, jsonb_agg(coalesce(known, definition) - 'optionsBy'
      order by (definition -> 'card' ->> 'place')::int, position) as attributes
    from attributes
    where is_offered and definition ? 'card'
    group by attribute_set`
  return new Map(rows.map(({ attributeSet, attributes }) => [attributeSet, attributes]))
}

/** Options that public adverts have, "fuel:diesel", by slug of subcategory, the most frequent first. */
export async function listPopularOptions(sql: Db): Promise<{ slug: string; options: string[] }[]> {
  return sql<{ slug: string; options: string[] }[]>`
    select s.slug, array_agg(o.option order by o.n desc, o.option) as options
    from option_counts o join subcategories s on s.id = o.subcategory_id
    where o.category_id = 0 and o.n > 0 and position(':' in o.option) > 0
    group by s.slug`
}
