import { searchCalls } from '#contract/search.ts'
import { listInput, type Scope } from '../../../../lib/lists/advert-list.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import type { Filters } from '../../../../lib/filters/filters.ts'

interface Count {
  readonly count: number
  readonly isCapped: boolean
}

const pauseMs = 300

/** Number of adverts with the unapplied filters; the previous number while loading. */
export function useCountPreview(
  scope: Scope,
  edited: Filters,
  applied: { readonly filters: Filters; readonly list: Count },
): Count {
  const input = listInput(scope, edited)
  const isApplied = JSON.stringify(input) === JSON.stringify(listInput(scope, applied.filters))
  const payload = isApplied ? null : { ...input, itemsNum: 1 }
  const { last } = useDebouncedCall(searchCalls.listItems, payload, { pauseMs })
  return isApplied ? applied.list : (last ?? applied.list)
}
