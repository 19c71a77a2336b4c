import { searchCalls } from '#contract/search.ts'
import { listInput, type Scope } from '../../../../lib/lists/advert-list.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import { clearedFilters, type Filters } from '../../../../lib/filters/filters.ts'

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

/** Number of adverts without the filters; null until it is known, and where nothing is filtered. */
export function useWholeCount(scope: Scope, edited: Filters | null): Count | null {
  const payload = edited && { ...listInput(scope, clearedFilters(edited)), itemsNum: 1 }
  const { last } = useDebouncedCall(searchCalls.listItems, payload, { pauseMs })
  return edited ? last : null
}
