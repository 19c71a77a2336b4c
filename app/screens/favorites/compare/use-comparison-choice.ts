import { useId, useState } from 'react'
import { comparedAdverts } from '#contract/limits.ts'

/** Adverts chosen for a comparison: all of one subcategory. */
export interface ComparisonChoice {
  readonly formId: string
  /** Id of the element that says what can be chosen. */
  readonly hintId: string
  /** In the order of choice. */
  readonly ids: readonly string[]
  /** Whether it is chosen or could be. */
  readonly canChoose: (advertId: string, subcategoryId: number) => boolean
  readonly toggle: (advertId: string, subcategoryId: number) => void
}

interface Chosen {
  readonly ids: readonly string[]
  readonly subcategoryId: number
}

export function useComparisonChoice(): ComparisonChoice {
  const id = useId()
  const [{ ids, subcategoryId }, setChosen] = useState<Chosen>({ ids: [], subcategoryId: 0 })
  return {
    formId: `${id}-compare`,
    hintId: `${id}-hint`,
    ids,
    canChoose: (advertId, its) =>
      ids.length === 0 ||
      ids.includes(advertId) ||
      (its === subcategoryId && ids.length < comparedAdverts),
    toggle: (advertId, its) =>
      setChosen({
        ids: ids.includes(advertId) ? ids.filter((one) => one !== advertId) : [...ids, advertId],
        subcategoryId: its,
      }),
  }
}
