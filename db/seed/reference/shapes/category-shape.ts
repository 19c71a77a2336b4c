import * as z from 'zod'
import { CardFactShape, priceUnits } from '#contract/rules/categories/card-facts.ts'
import { cardFactsMax } from '#contract/rules/categories/editing.ts'
import { AttributeData } from './attribute-shape.ts'
import { IdShape, refuse, refuseRepeated, SlugShape, Titles, type Placed } from './shapes.ts'

const SubcategoryData = z.strictObject({
  id: IdShape,
  slug: SlugShape,
  labels: Titles,
  attributeSet: z.string().optional(),
  priceUnit: z.enum(priceUnits).optional(),
})

/** A key, or with more than its place, which is its place in the list unless given. */
const CardLine = z.union([
  z.string(),
  z.strictObject({ ...CardFactShape.shape, place: z.literal(0).optional(), key: z.string() }),
])

const GroupData = z.strictObject({
  slug: SlugShape,
  labels: Titles,
  subcategories: z.array(SubcategoryData).min(1, 'is empty'),
})

/** Schema of db/data/categories.json. */
export const CategoryFile = z
  .strictObject({
    version: z.literal(1),
    iconSet: z.literal('lucide'),
    languages: z.tuple([z.literal('ro'), z.literal('ru'), z.literal('en')]),
    categories: z
      .array(
        z.strictObject({
          id: IdShape,
          slug: SlugShape,
          color: z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour such as #2563eb'),
          icon: SlugShape,
          labels: Titles,
          maxImages: z.int().min(1).max(20),
          lifeDays: z.int().min(7).max(365),
          groups: z.array(GroupData).min(1, 'is empty'),
        }),
      )
      .min(1, 'is empty'),
    attributeSets: z.record(z.string(), z.array(z.string()).min(1, 'is empty')),
    /** Attributes on cards, by set, the most telling first. */
    cards: z.record(z.string(), z.array(CardLine).max(cardFactsMax)).default({}),
    attributes: z.record(z.string(), AttributeData),
  })
  .superRefine((file, context) => {
    for (const [what, values] of identities(file)) refuseRepeated(context, what, values)
    for (const { path, set } of placedSets(file))
      if (set !== undefined && !Object.hasOwn(file.attributeSets, set))
        refuse(context, path, `names the unknown attribute set "${set}"`)
    for (const [set, names] of Object.entries(file.attributeSets)) {
      for (const { at, problem } of problemsOfSet(names, file.attributes))
        refuse(context, ['attributeSets', set, at], problem)
    }
    for (const [set, lines] of Object.entries(file.cards)) {
      const keys = new Set(file.attributeSets[set]?.map((name) => file.attributes[name]?.key))
      for (const [at, { key, over = key }] of lines.map(cardLine).entries())
        if (!keys.has(key) || !keys.has(over))
          refuse(context, ['cards', set, at], `names "${key}", which the set lacks`)
    }
  })

export type CategoryData = z.infer<typeof CategoryFile>

export function cardLine(line: z.infer<typeof CardLine>): Exclude<typeof line, string> {
  return typeof line === 'string' ? { key: line } : line
}

/** Values that must be unique in the file. */
function identities({ categories }: CategoryData): [string, Placed[]][] {
  const groups = categories.flatMap((category, at) =>
    category.groups.map((group, nth) => ({ group, path: ['categories', at, 'groups', nth] })),
  )
  const subcategories = groups.flatMap(({ group, path }) =>
    group.subcategories.map((one, nth) => ({ one, path: [...path, 'subcategories', nth] })),
  )
  return [
    ['id', categories.map(({ id }, at) => ({ value: id, path: ['categories', at, 'id'] }))],
    ['slug', categories.map(({ slug }, at) => ({ value: slug, path: ['categories', at, 'slug'] }))],
    ['slug', groups.map(({ group, path }) => ({ value: group.slug, path: [...path, 'slug'] }))],
    ['id', subcategories.map(({ one, path }) => ({ value: one.id, path: [...path, 'id'] }))],
    ['slug', subcategories.map(({ one, path }) => ({ value: one.slug, path: [...path, 'slug'] }))],
  ]
}

function placedSets({ categories }: CategoryData): { path: PropertyKey[]; set?: string }[] {
  return categories.flatMap((category, at) =>
    category.groups.flatMap((group, nth) =>
      group.subcategories.map(({ attributeSet }, place) => ({
        path: ['categories', at, 'groups', nth, 'subcategories', place, 'attributeSet'],
        ...(attributeSet !== undefined && { set: attributeSet }),
      })),
    ),
  )
}

/**
 * Problems of an attribute set: unknown names, repeated keys, and dependencies on an attribute or option that the
 * set lacks.
 */
function problemsOfSet(
  names: readonly string[],
  attributes: CategoryData['attributes'],
): { at: number; problem: string }[] {
  const known = names.map((name) =>
    Object.hasOwn(attributes, name) ? attributes[name] : undefined,
  )
  return names.flatMap((name, at) => {
    const one = known[at]
    if (!one) return [{ at, problem: `names the unknown attribute "${name}"` }]
    if (known.findIndex((other) => other?.key === one.key) < at)
      return [{ at, problem: `repeats the key "${one.key}"` }]
    if (one.dependsOn === undefined) return []
    const parent = known.find((other) => other?.key === one.dependsOn)
    if (!parent) return [{ at, problem: `depends on "${one.dependsOn}", which the set lacks` }]
    const offered = new Set(parent.options?.map(({ value }) => value))
    const stray = Object.keys(one.optionsBy ?? {}).find((value) => !offered.has(value))
    return stray === undefined
      ? []
      : [{ at, problem: `has options by "${stray}", which "${parent.key}" does not offer` }]
  })
}
