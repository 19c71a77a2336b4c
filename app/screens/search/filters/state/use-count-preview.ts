import { searchCalls } from '#contract/search.ts'
import { useEffect, useState } from 'react'
import { listInput, type Scope } from '../../../../lib/lists/advert-list.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import type { Filters } from '../../../../lib/filters/filters.ts'

interface Count {
  readonly count: number
  readonly isCapped: boolean
}

const restMs = 300

/** How many adverts the list would have with filters that are not applied yet; until that is known, what it said before. */
export function useCountPreview(
  scope: Scope,
  edited: Filters,
  applied: { readonly filters: Filters; readonly list: Count },
): Count {
  const question = JSON.stringify(listInput(scope, edited))
  const isApplied = question === JSON.stringify(listInput(scope, applied.filters))
  const [known, setKnown] = useState<Count>(applied.list)
  useEffect(() => {
    if (isApplied) return
    let isCurrent = true
    const timer = setTimeout(() => {
      postCall(searchCalls.listItems, { ...JSON.parse(question), itemsNum: 1 }).then(
        ({ count, isCapped }) => isCurrent && setKnown({ count, isCapped }),
        () => {},
      )
    }, restMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [question, isApplied])
  return isApplied ? applied.list : known
}
