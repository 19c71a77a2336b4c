import { categoryCalls, type Attribute, type AttributeOption } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { numberOrderOf, type ListSort } from '#contract/rules/list-sort.ts'
import { filterableOf, type FilterableAttribute } from '#contract/rules/categories/filterable.ts'
import { listOf, orderedRange, type Filters } from './filters.ts'
import { labelIn } from '../texts/texts.ts'
import type { Caller } from '../calls/visit.ts'

interface FilterOption {
  readonly value: string
  readonly label: string
  /** No advert of the subcategory has it. */
  readonly isEmpty?: boolean
}

/** An attribute of a subcategory as a filter, in one language: a third of the size of the call's answer. */
export interface FilterAttribute {
  readonly key: string
  readonly filter: FilterableAttribute['filter']
  readonly label: string
  readonly unit?: string | undefined
  /** What it says on cards; absent: nothing. */
  readonly card?: Attribute['card']
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly dependsOn?: string | undefined
  readonly options?: readonly FilterOption[]
  readonly optionsBy?: Readonly<Record<string, readonly FilterOption[]>>
}

/** Options of a select; options that depend on another attribute are grouped by its value. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly FilterOption[]
}

const cache = new Map<string, Promise<readonly FilterAttribute[]>>()

/**
 * Returns the filterable attributes of a subcategory; empty for any other slug. A browser fetches them once per page
 * load.
 */
export function attributesOf(
  call: Caller,
  subcategory: string,
  lang: Lang,
): Promise<readonly FilterAttribute[]> {
  if (typeof document === 'undefined') return fetchAttributes(call, subcategory, lang)
  const known = cache.get(subcategory)
  if (known) return known
  const asked = fetchAttributes(call, subcategory, lang)
  cache.set(subcategory, asked)
  asked.catch(() => cache.delete(subcategory))
  return asked
}

/** Options of an attribute; null while the attribute that it depends on has no value. */
export function groupsOf(
  attribute: FilterAttribute,
  attributes: readonly FilterAttribute[],
  values: Filters['attributes'],
): readonly OptionGroup[] | null {
  const { dependsOn, optionsBy, options = [] } = attribute
  if (!dependsOn || !optionsBy) return [{ label: '', options }]
  const chosen = listOf(values[dependsOn] ?? '')
  if (chosen.length === 0) return null
  const parent = attributes.find(({ key }) => key === dependsOn)
  const groups = (parent?.options ?? [])
    .filter(({ value }) => chosen.includes(value))
    .map(({ value, label }) => ({ label, options: optionsBy[value] ?? [] }))
  return groups.filter((group) => group.options.length > 0)
}

/** Numbers by which a list can be ordered: those that its cards show. */
export function orderedBy(attributes: readonly FilterAttribute[]): readonly FilterAttribute[] {
  return attributes.filter(({ filter, card }) => filter === 'range' && card)
}

/** The filters of the address without those by attributes, and an order by one, that the list does not have. */
export function knownFilters(asked: Filters, attributes: readonly FilterAttribute[]): Filters {
  return {
    ...asked,
    attributes: knownValues(asked.attributes, attributes),
    sort: knownSort(asked.sort, attributes),
  }
}

function knownSort(sort: ListSort, attributes: readonly FilterAttribute[]): ListSort {
  const order = numberOrderOf(sort)
  return !order || orderedBy(attributes).some(({ key }) => key === order.key) ? sort : 'none'
}

/**
 * Removes unknown keys and unavailable options (a model requires its make) and orders ranges. The input comes from the
 * address and may contain anything.
 */
export function knownValues(
  values: Filters['attributes'],
  attributes: readonly FilterAttribute[],
): Filters['attributes'] {
  const known: Record<string, string> = {}
  for (const attribute of attributes) {
    const value = knownValue(values[attribute.key] ?? '', attribute, () =>
      groupsOf(attribute, attributes, known),
    )
    if (value) known[attribute.key] = value
  }
  return known
}

function knownValue(
  value: string,
  { filter }: FilterAttribute,
  groups: () => readonly OptionGroup[] | null,
): string {
  if (filter === 'text' || value === '') return value
  if (filter === 'bool') return value === '1' ? value : ''
  if (filter === 'range') return orderedRange(value)
  const offered = new Set(groups()?.flatMap(({ options }) => options.map((option) => option.value)))
  return listOf(value)
    .filter((part) => offered.has(part))
    .join(',')
}

async function fetchAttributes(
  call: Caller,
  subcategory: string,
  lang: Lang,
): Promise<readonly FilterAttribute[]> {
  const { attributes, popular } = await call(categoryCalls.getAttributes, { subcategory })
  return filterableOf(attributes).map(
    ({ labels, options, optionsBy, type: _type, isRequired: _is, ...rest }) => ({
      ...rest,
      label: labelIn(lang, labels),
      ...(options && { options: optionsIn(lang, options, popular[rest.key]) }),
      ...(optionsBy && {
        optionsBy: Object.fromEntries(
          Object.entries(optionsBy).map(([value, list]) => [
            value,
            optionsIn(lang, list, popular[rest.key]),
          ]),
        ),
      }),
    }),
  )
}

/** Longer lists are names, which have no order of their own; shorter ones are steps: sizes, states. */
const stepsMax = 12

/** Of names the most frequent first; without counts as they are. */
function optionsIn(
  lang: Lang,
  options: readonly AttributeOption[],
  popular: readonly string[] = [],
): FilterOption[] {
  const places = new Map(popular.map((value, at) => [value, at]))
  const placeOf = ({ value }: FilterOption): number => places.get(value) ?? popular.length
  const found = options.map(({ value, labels }) => ({
    value,
    label: labelIn(lang, labels),
    ...(popular.length > 0 && !places.has(value) && { isEmpty: true }),
  }))
  return options.length > stepsMax ? found.toSorted((a, b) => placeOf(a) - placeOf(b)) : found
}
