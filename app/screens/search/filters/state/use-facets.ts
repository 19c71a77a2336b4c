import type { OutputOf } from '#contract/call.ts'
import { searchCalls } from '#contract/search.ts'
import { listInput, type Scope } from '../../../../lib/lists/advert-list.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { useDebounced } from '../../../../lib/calls/use-debounced-call.ts'
import type { Filters } from '../../../../lib/filters/filters.ts'

export type Facets = OutputOf<typeof searchCalls.getFacets>

const pauseMs = 300
const cacheSize = 20
const answers = new Map<string, Promise<Facets>>()

/**
 * Number of adverts for each further filter. Null until the first answer; a change of filters keeps the old numbers
 * while loading, a change of list does not.
 */
export function useFacets(scope: Scope, filters: Partial<Filters>): Facets | null {
  const question = JSON.stringify(listInput(scope, filters))
  const list = [scope.searchType, scope.search, filters.category].join('/')
  const { last } = useDebounced(
    question,
    // Not aborted: others may wait for the same answer.
    async (asked) => ({ list, facets: await facetsOf(asked) }),
    { pauseMs, isFirstImmediate: true },
  )
  return last?.list === list ? last.facets : null
}

/** Caches the last answers: the panel and the links query the same, and so does returning to a list. */
function facetsOf(question: string): Promise<Facets> {
  const cached = answers.get(question)
  if (cached) return cached
  const answer = postCall(searchCalls.getFacets, JSON.parse(question))
  answers.set(question, answer)
  answer.catch(() => answers.delete(question))
  const [oldest] = answers.keys()
  if (answers.size > cacheSize && oldest !== undefined) answers.delete(oldest)
  return answer
}
