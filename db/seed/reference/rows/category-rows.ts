import type { Attribute } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'
import type { CardFact } from '#contract/rules/categories/card-facts.ts'
import { cardLine, type CategoryData } from '../shapes/category-shape.ts'

function labelColumns({ ro, ru, en }: Labels): {
  label_ro: string
  label_ru: string
  label_en: string
} {
  return { label_ro: ro, label_ru: ru, label_en: en }
}

/** Rows of the category tree, with the ids of an empty database. */
export function categoryRows({ categories }: Pick<CategoryData, 'categories'>) {
  const groups = categories.flatMap((category) =>
    category.groups.map((group) => ({ category, group })),
  )
  return {
    categories: categories.map((category, position) => ({
      id: category.id,
      slug: category.slug,
      color: category.color,
      icon: category.icon,
      ...labelColumns(category.labels),
      position,
      max_images: category.maxImages,
      life_days: category.lifeDays,
    })),
    groups: groups.map(({ category, group }, index) => ({
      id: index + 1,
      slug: group.slug,
      category_id: category.id,
      ...labelColumns(group.labels),
      position: index,
    })),
    subcategories: groups.flatMap(({ category, group }, index) =>
      group.subcategories.map(({ id, slug, labels, attributeSet, priceUnit = '' }, position) => ({
        id,
        category_id: category.id,
        group_id: index + 1,
        slug,
        ...labelColumns(labels),
        attribute_set: attributeSet ?? null,
        price_unit: priceUnit,
        position,
      })),
    ),
  }
}

export interface AttributeRow {
  readonly attributeSet: string
  readonly position: number
  readonly key: string
  readonly definition: Attribute
}

/** Expands attribute sets to rows. Sets list definitions by name, which may differ from the key. */
export function attributeRows({
  attributeSets,
  attributes,
  cards,
}: Pick<CategoryData, 'attributeSets' | 'attributes' | 'cards'>): AttributeRow[] {
  return Object.entries(attributeSets).flatMap(([attributeSet, names]) => {
    const onCard = cardFacts(cards[attributeSet] ?? [])
    return names.map((name, position) => {
      const data = attributes[name]
      if (!data) throw new Error(`Set ${attributeSet} names an unknown attribute ${name}`)
      const { required = false, ...definition } = data
      const card = onCard.get(data.key)
      return {
        attributeSet,
        position,
        key: data.key,
        definition: { ...definition, isRequired: required, ...(card && { card }) },
      }
    })
  })
}

function cardFacts(lines: CategoryData['cards'][string]): Map<string, CardFact> {
  return new Map(
    lines.map((line, at) => {
      const { key, place = at + 1, ...fact } = cardLine(line)
      return [key, { ...fact, place }]
    }),
  )
}
