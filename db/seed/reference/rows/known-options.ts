import type { Attribute, AttributeOption } from '#contract/categories.ts'

/** Whether adverts hold a value of the attribute. */
type IsHeld = (value: string) => boolean

/**
 * The definition with those options of the one before that are offered no longer but that adverts hold: they are
 * still read by their labels. Null where there are none.
 */
export function withHeldOptions(
  now: Attribute,
  before: Attribute,
  isHeld: IsHeld,
): Attribute | null {
  const options = added(now.options, before.options, isHeld)
  const parents = Object.keys(before.optionsBy ?? {})
  const by = parents.flatMap((parent): [string, AttributeOption[]][] => {
    const more = added(now.optionsBy?.[parent], before.optionsBy?.[parent], isHeld)
    return more ? [[parent, more]] : []
  })
  if (!options && by.length === 0) return null
  return {
    ...now,
    ...(options && { options }),
    ...(by.length > 0 && { optionsBy: { ...now.optionsBy, ...Object.fromEntries(by) } }),
  }
}

/** Null where none is to be added. */
function added(
  now: readonly AttributeOption[] = [],
  before: readonly AttributeOption[] = [],
  isHeld: IsHeld,
): AttributeOption[] | null {
  const offered = new Set(now.map(({ value }) => value))
  const more = before.filter(({ value }) => !offered.has(value) && isHeld(value))
  return more.length > 0 ? [...now, ...more] : null
}

/** Every value that the attribute offers. */
export function valuesOf({ options = [], optionsBy = {} }: Attribute): string[] {
  return [...options, ...Object.values(optionsBy).flat()].map(({ value }) => value)
}
