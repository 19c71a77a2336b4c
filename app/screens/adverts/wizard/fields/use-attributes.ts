import { categoryCalls, type Attribute } from '#contract/categories.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'

const none: readonly Attribute[] = []

/** What can be said of an advert of this subcategory; nothing while it loads or when it cannot be had. */
export function useAttributes(subcategory: string): readonly Attribute[] {
  const asked = useDebouncedCall(
    categoryCalls.getAttributes,
    subcategory ? { subcategory } : null,
    { pauseMs: 0 },
  )
  return asked.answer?.attributes ?? none
}
