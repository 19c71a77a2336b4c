import type { Attribute } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'

interface AttributeData extends Omit<Attribute, 'isRequired'> {
  readonly required?: boolean
}

interface SubcategoryData {
  readonly id: number
  readonly slug: string
  readonly labels: Labels
  readonly attributeSet?: string
}

export interface CategoryData {
  readonly categories: readonly {
    readonly id: number
    readonly slug: string
    readonly color: string
    readonly icon: string
    readonly labels: Labels
    readonly maxImages: number
    readonly lifeDays: number
    readonly groups: readonly {
      readonly labels: Labels
      readonly subcategories: readonly SubcategoryData[]
    }[]
  }[]
  readonly attributeSets: Readonly<Record<string, readonly string[]>>
  readonly attributes: Readonly<Record<string, AttributeData>>
}

function labelColumns({ ro, ru, en }: Labels): {
  label_ro: string
  label_ru: string
  label_en: string
} {
  return { label_ro: ro, label_ru: ru, label_en: en }
}

export function categoryRows({ categories }: CategoryData) {
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
      category_id: category.id,
      ...labelColumns(group.labels),
      position: index,
    })),
    subcategories: groups.flatMap(({ category, group }, index) =>
      group.subcategories.map(({ id, slug, labels, attributeSet }, position) => ({
        id,
        category_id: category.id,
        group_id: index + 1,
        slug,
        ...labelColumns(labels),
        attribute_set: attributeSet ?? null,
        position,
      })),
    ),
  }
}

/** The file names a definition once and lists it in sets under a name that may differ from its key. */
export function attributeRows({ attributeSets, attributes }: CategoryData) {
  return Object.entries(attributeSets).flatMap(([attribute_set, names]) =>
    names.map((name, position) => {
      const data = attributes[name]
      if (!data) throw new Error(`Set ${attribute_set} names an unknown attribute ${name}`)
      const { required = false, ...definition } = data
      return {
        attribute_set,
        position,
        key: data.key,
        definition: { ...definition, isRequired: required },
      }
    }),
  )
}
