import { useMemo, useState } from 'react'
import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { categoryCalls, type Attribute } from '#contract/categories.ts'
import { optionsOf } from '#contract/rules/advert/advert-options.ts'
import { useDebouncedCall } from '../../../../../lib/calls/use-debounced-call.ts'
import type { TypedAdvert } from '../../draft/draft.ts'

const none: readonly Attribute[] = []
const noDelay = { pauseMs: 0 } as const

/**
 * Attributes of the subcategory, including options that the advert held when the form opened but that are no longer
 * offered; empty while loading or on failure.
 */
export function useAttributes({
  subcategory,
  attributes,
}: Pick<TypedAdvert, 'subcategory' | 'attributes'>): readonly Attribute[] {
  const [held] = useState({ subcategory, attributes })
  const asked = subcategory ? { subcategory } : null
  const holds = subcategory === held.subcategory && Object.keys(held.attributes).length > 0
  const offered = useDebouncedCall(categoryCalls.getAttributes, asked, noDelay)
  const known = useDebouncedCall(categoryCalls.getKnownAttributes, holds ? asked : null, noDelay)
  const ofForm = offered.answer?.attributes ?? none
  const ofBefore = known.answer?.attributes ?? none
  return useMemo(() => withHeldOptions(ofForm, ofBefore, held.attributes), [ofForm, ofBefore, held])
}

/** Definitions with the formerly selected options that only `known` still has. */
export function withHeldOptions(
  offered: readonly Attribute[],
  known: readonly Attribute[],
  held: AttributeValues,
): readonly Attribute[] {
  return offered.map((definition) => {
    const before = known.find(({ key }) => key === definition.key)
    const value = held[definition.key]
    if (!before || value === undefined) return definition
    const chosen = Array.isArray(value) ? value : [value]
    const there = optionsOf(definition, held)
    const gone = optionsOf(before, held).filter(
      (option) => chosen.includes(option.value) && !there.some((one) => one.value === option.value),
    )
    if (gone.length === 0) return definition
    const { dependsOn, optionsBy } = definition
    const parent = dependsOn ? held[dependsOn] : undefined
    return typeof parent === 'string' && optionsBy
      ? { ...definition, optionsBy: { ...optionsBy, [parent]: [...there, ...gone] } }
      : { ...definition, options: [...there, ...gone] }
  })
}
