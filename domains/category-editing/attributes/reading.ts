import { Refusal } from '#contract/refusals.ts'
import type { EditedAttribute, EditedOption } from '#contract/staff/categories.ts'
import type { Labels } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import { countByKey, countByOption, countOf } from '../effects.ts'
import { listOf, optionsIn } from '../rules.ts'
import { setOf, type AttributeSet } from './sets.ts'
import type { StoredAttribute } from './store.ts'

/** A subcategory as the screens of its attributes name it. */
interface EditedSubcategory {
  readonly slug: string
  readonly labels: Labels
  readonly category: Labels
  readonly isOffered: boolean
  readonly adverts: number
  readonly sharedWith: Labels[]
}

/** A subcategory with its attributes in form order, the hidden ones last. */
export async function editedSubcategory(
  deps: Pick<Deps, 'sql'>,
  slug: string,
): Promise<{ subcategory: EditedSubcategory; attributes: EditedAttribute[] }> {
  const set = await setOf(deps.sql, slug)
  const counts = await countByKey(deps.sql, [set.subcategory.id])
  return {
    subcategory: await placeOf(deps, set),
    attributes: set.attributes.map((one) => presented(one, counts.get(one.key) ?? 0)),
  }
}

/** An attribute with one of its lists: that of `parent`, or of the first value it depends on. */
export async function editedAttribute(
  deps: Pick<Deps, 'sql'>,
  slug: string,
  { key, parent }: { readonly key: string; readonly parent: string },
): Promise<{
  subcategory: EditedSubcategory
  attribute: EditedAttribute
  parents: { value: string; labels: Labels; options: number }[]
  parent: string
  options: EditedOption[]
}> {
  const set = await setOf(deps.sql, slug)
  const found = set.attributes.find((one) => one.key === key)
  if (!found) throw new Refusal('attribute_unknown', 'key')
  const { dependsOn } = found.definition
  const parents = set.attributes.find((one) => one.key === dependsOn)?.definition.options ?? []
  const shown = parents.find(({ value }) => value === parent) ?? parents[0]
  const list = shown?.value ?? ''
  const byKey = await countByKey(deps.sql, [set.subcategory.id])
  const counts = await countByOption(deps.sql, [set.subcategory.id], {
    ...{ key, dependsOn, parent: list },
  })
  return {
    subcategory: await placeOf(deps, set),
    attribute: presented(found, byKey.get(key) ?? 0),
    parents: parents.map(({ value, labels }) => ({
      ...{ value, labels: { ...labels }, options: listOf(found.definition, value).length },
    })),
    parent: list,
    options: optionsIn(found, list).map(({ value, labels, isOffered }) => ({
      ...{ value, labels: { ...labels }, isOffered, adverts: counts.get(value) ?? 0 },
    })),
  }
}

async function placeOf(
  { sql }: Pick<Deps, 'sql'>,
  { subcategory, members }: AttributeSet,
): Promise<EditedSubcategory> {
  const { id, slug, labels, category, isOffered } = subcategory
  const { adverts } = await countOf(sql, [id])
  const others = members.filter((one) => one.id !== id).map((one) => one.labels)
  return { slug, labels, category, isOffered, adverts, sharedWith: others }
}

function presented(
  { key, version, isOffered, definition }: StoredAttribute,
  adverts: number,
): EditedAttribute {
  const { labels, type, filter, isRequired, unit = '', min = null, max = null } = definition
  const { dependsOn = '', options = [], optionsBy = {}, card } = definition
  return {
    ...{ key, version, isOffered, labels, type, isRequired, unit, min, max, dependsOn },
    isFilterable: filter !== 'none',
    cardPlace: card?.place ?? 0,
    options: options.length + Object.values(optionsBy).flat().length,
    adverts,
  }
}
