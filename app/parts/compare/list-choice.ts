import { useSyncExternalStore } from 'react'
import { noChoice, type ComparisonChoice } from './comparison-choice.ts'

let current = noChoice
const listeners = new Set<() => void>()

/** The choice of a list; outlives its screen, so that it is there after a look at an advert. */
export function useListChoice(): ComparisonChoice {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => noChoice,
  )
}

export function changeListChoice(next: ComparisonChoice): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
