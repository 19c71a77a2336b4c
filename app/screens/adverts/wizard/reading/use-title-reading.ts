import { useEffect, useEffectEvent, useState } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { searchCalls } from '#contract/search.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import type { TypedAdvert } from '../draft/draft.ts'
import { subcategoryName, withReading, type Reading } from './with-reading.ts'

const pauseMs = 350
const titleFrom = 3

interface TitleReadingOptions {
  readonly typed: TypedAdvert
  readonly definitions: readonly Attribute[]
  readonly photoNames: readonly string[]
  readonly change: (change: Partial<TypedAdvert>) => void
}

/** Reads the title while it is typed and fills in what it says. Returns the subcategories that are likely. */
export function useTitleReading({
  typed,
  definitions,
  photoNames,
  change,
}: TitleReadingOptions): Reading['subcategories'] {
  // A title loaded with its subcategory is read only once it changes.
  const [settled] = useState(typed.subcategory ? typed.title : null)
  const title = typed.title.trim()
  const isLong = [...title].length >= titleFrom
  const isEnabled = typed.title !== settled && (isLong || (title === '' && photoNames.length > 0))
  const chosen = typed.touched.includes(subcategoryName) ? typed.subcategory : ''
  const { answer, last } = useDebouncedCall(
    searchCalls.readTitle,
    isEnabled
      ? { title, photoNames: [...photoNames], ...(chosen && { subcategory: chosen }) }
      : null,
    { pauseMs },
  )
  const apply = useEffectEvent((reading: Reading) => {
    const read = withReading(typed, reading, definitions)
    if (read) change(read)
  })
  useEffect(() => {
    if (answer) apply(answer)
  }, [answer])
  return (isEnabled && last?.subcategories) || []
}
