import { useEffect, useState } from 'react'
import { categoryCalls, type Attribute } from '#contract/categories.ts'
import { postCall } from '../../../../lib/calls/calls.ts'

const none: readonly Attribute[] = []

/** What can be said of an advert of this subcategory; nothing while it loads or when it cannot be had. */
export function useAttributes(subcategory: string): readonly Attribute[] {
  const [known, setKnown] = useState<{
    subcategory: string
    attributes: readonly Attribute[]
  } | null>(null)
  useEffect(() => {
    if (!subcategory) return
    let isCurrent = true
    postCall(categoryCalls.getAttributes, { subcategory }).then(
      ({ attributes }) => isCurrent && setKnown({ subcategory, attributes }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [subcategory])
  return known?.subcategory === subcategory ? known.attributes : none
}
