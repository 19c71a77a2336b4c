import { useEffect, useRef, useState } from 'react'
import { advertCalls } from '#contract/adverts.ts'
import { listInput, type Scope } from '../../lib/advert-list.ts'
import { postCall } from '../../lib/calls.ts'
import type { Filters } from '../../lib/filters.ts'

interface Count {
  readonly count: number
  readonly isCapped: boolean
}

const restMs = 300

/** How many adverts the list would have with filters that are not applied yet. */
export function useCountPreview(
  scope: Scope,
  applied: Count,
): Count & { preview: (filters: Filters) => void } {
  const [shown, setShown] = useState(applied)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const preview = (filters: Filters): void => {
    const asked = ++latest.current
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      postCall(advertCalls.listItems, { ...listInput(scope, filters), itemsNum: 1 }).then(
        // An answer that another question has overtaken is dropped.
        ({ count, isCapped }) => asked === latest.current && setShown({ count, isCapped }),
        () => undefined,
      )
    }, restMs)
  }
  return { count: shown.count, isCapped: shown.isCapped, preview }
}
