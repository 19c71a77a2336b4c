import { useSyncExternalStore } from 'react'
import { comparedAdverts } from '#contract/limits.ts'
import { readInTab, storeInTab } from '../../lib/browser/storage.ts'
import { noChoice, type ComparableAdvert, type ComparisonChoice } from './comparison-choice.ts'

/** Adverts chosen at a place: a list, or the favourites of an account. */
interface PlacedChoice {
  readonly place: string
  readonly choice: ComparisonChoice
}

interface ChoiceStore {
  readonly of: (place: string) => ComparisonChoice
  readonly use: (place: string) => ComparisonChoice
  readonly change: (place: string, next: ComparisonChoice) => void
}

/** The choice of one place at a time; outlives its screen, and the tab is reloaded with it. */
export function choiceStore(key: string): ChoiceStore {
  let current: PlacedChoice | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const of = (place: string): ComparisonChoice => {
    current ??= readChoice(key)
    return current.place === place ? current.choice : noChoice
  }
  return {
    of,
    use: (place) =>
      useSyncExternalStore(
        subscribe,
        () => of(place),
        () => noChoice,
      ),
    change: (place, next) => {
      const { adverts } = next
      current = { place, choice: next }
      storeInTab(key, adverts.length > 0 ? JSON.stringify({ place, adverts }) : null)
      for (const listener of listeners) listener()
    },
  }
}

/** The choice of this tab; none when nothing readable is stored. */
function readChoice(key: string): PlacedChoice {
  try {
    const kept: { readonly place?: unknown; readonly adverts?: unknown } | null = JSON.parse(
      readInTab(key) ?? 'null',
    )
    if (typeof kept?.place === 'string' && Array.isArray(kept.adverts)) {
      const adverts = kept.adverts.flatMap(advertOf).slice(0, comparedAdverts)
      return { place: kept.place, choice: { ...noChoice, adverts } }
    }
  } catch {
    // As if nothing were stored.
  }
  return { place: '', choice: noChoice }
}

function advertOf(kept: unknown): ComparableAdvert[] {
  if (typeof kept !== 'object' || kept === null) return []
  const fields: Partial<Record<keyof ComparableAdvert, unknown>> = kept
  const { id, title, image, subcategoryId } = fields
  if (typeof id !== 'string' || typeof title !== 'string') return []
  if (typeof image !== 'string' || typeof subcategoryId !== 'number') return []
  return [{ id, title, image, subcategoryId }]
}
