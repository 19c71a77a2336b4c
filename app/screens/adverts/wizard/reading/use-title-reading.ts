import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { searchCalls } from '#contract/search.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import type { TypedAdvert } from '../draft/draft.ts'
import { subcategoryName, withoutReading, withReading, type Reading } from './with-reading.ts'

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
  const [settled, setSettled] = useState(typed.subcategory ? typed.title : null)
  const isSettled = typed.title === settled
  if (settled !== null && !isSettled) setSettled(null)
  const title = typed.title.trim()
  const isLong = [...title].length >= titleFrom
  const isEnabled = !isSettled && (isLong || (title === '' && photoNames.length > 0))
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
  // Before what was read is painted, so that it does not stand among the proposals for a moment.
  useLayoutEffect(() => {
    if (answer) apply(answer)
  }, [answer])
  useTakingBack({ typed, change, isRead: isSettled ? null : isEnabled })
  return (isEnabled && last?.subcategories) || []
}

interface TakingBackOptions extends Pick<TitleReadingOptions, 'typed' | 'change'> {
  /** Whether the title is long enough to be read; null: it has not changed. */
  readonly isRead: boolean | null
}

/** Takes back what was read from a title once it is emptied. */
function useTakingBack({ typed, change, isRead }: TakingBackOptions): void {
  // What comes with an empty title when a draft is resumed was read from its photos.
  const [hasTitle, setHasTitle] = useState(typed.title !== '')
  if (isRead === true && !hasTitle) setHasTitle(true)
  const takeBack = useEffectEvent(() => {
    const left = withoutReading(typed)
    if (left) change(left)
  })
  const isEmptied = hasTitle && isRead === false
  useEffect(() => {
    if (!isEmptied) return
    const timer = setTimeout(takeBack, pauseMs)
    return () => clearTimeout(timer)
  }, [isEmptied])
}
