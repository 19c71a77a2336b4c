import { CardTick } from './card-tick.tsx'
import { noChoice } from './comparison-choice.ts'
import { changeListChoice, openListChoice } from './list-choice.ts'
import { ListCompareBar } from './list-compare-bar.tsx'
import { comparisonChoiceTexts } from './texts.ts'

/** Everything with which adverts are chosen in a list; loaded when somebody wishes to compare. */
export const choosing = {
  Tick: CardTick,
  Bar: ListCompareBar,
  ready: comparisonChoiceTexts.ready,
  open: openListChoice,
  clear: (): void => changeListChoice(noChoice),
} as const
