import type { Attribute, AttributeOption } from '#contract/categories.ts'

/** Whether an advert has this value of the attribute. */
type IsUsed = (value: string) => boolean

/**
 * Adds options of the previous definition that are no longer offered but used by adverts, so that their labels are
 * still displayed. Null if there are none.
 */
export function withUsedOptions(
  current: Attribute,
  previous: Attribute,
  isUsed: IsUsed,
): Attribute | null {
  const options = mergeOptions(current.options, previous.options, isUsed)
  const parents = Object.keys(previous.optionsBy ?? {})
  const by = parents.flatMap((parent): [string, AttributeOption[]][] => {
    const more = mergeOptions(current.optionsBy?.[parent], previous.optionsBy?.[parent], isUsed)
    return more ? [[parent, more]] : []
  })
  if (!options && by.length === 0) return null
  return {
    ...current,
    ...(options && { options }),
    ...(by.length > 0 && { optionsBy: { ...current.optionsBy, ...Object.fromEntries(by) } }),
  }
}

/** Null if there is nothing to add. */
function mergeOptions(
  current: readonly AttributeOption[] = [],
  previous: readonly AttributeOption[] = [],
  isUsed: IsUsed,
): AttributeOption[] | null {
  const offered = new Set(current.map(({ value }) => value))
  const more = previous.filter(({ value }) => !offered.has(value) && isUsed(value))
  return more.length > 0 ? [...current, ...more] : null
}

/** All values of the attribute. */
export function valuesOf({ options = [], optionsBy = {} }: Attribute): string[] {
  return [...options, ...Object.values(optionsBy).flat()].map(({ value }) => value)
}
