import type { ReactElement } from 'react'
import {
  choiceObstacle,
  isChosen,
  toggled,
  type ComparableAdvert,
  type ComparisonChoice,
} from './comparison-choice.ts'
import { comparisonChoiceTexts } from './texts.ts'

/** A page has one bar. */
export const compareFormId = 'compare'
/** Id of the element that says what can be chosen. */
export const compareHintId = 'compare-hint'

export interface ChoiceProps {
  readonly choice: ComparisonChoice
  readonly onChange: (next: ComparisonChoice) => void
}

interface CompareCheckboxProps extends ChoiceProps {
  readonly advert: ComparableAdvert
}

/**
 * Belongs to the form of the bar, which Enter submits. One that cannot be chosen still takes a press, because the bar
 * then says why.
 */
export function CompareCheckbox({ advert, choice, onChange }: CompareCheckboxProps): ReactElement {
  const t = comparisonChoiceTexts.use()
  return (
    <input
      id={`compare-${advert.id}`}
      type="checkbox"
      name="ids"
      value={advert.id}
      form={compareFormId}
      aria-label={t.of(advert.title)}
      aria-describedby={compareHintId}
      aria-disabled={choiceObstacle(choice, advert) !== null || undefined}
      checked={isChosen(choice, advert.id)}
      onChange={() => onChange(toggled(choice, advert))}
    />
  )
}
