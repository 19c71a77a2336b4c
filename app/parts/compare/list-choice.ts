import { choiceStore } from './choice-store.ts'
import type { ComparisonChoice } from './comparison-choice.ts'

const choices = choiceStore('gasit.compare.list')
/** The list in which adverts are being chosen. */
let place = ''

export function openListChoice(of: string): void {
  place = of
}

export function useListChoice(): ComparisonChoice {
  return choices.use(place)
}

export function changeListChoice(next: ComparisonChoice): void {
  choices.change(place, next)
}
