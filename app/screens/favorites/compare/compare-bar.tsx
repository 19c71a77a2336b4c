import type { ReactElement, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { favoritesTexts } from '../texts.ts'
import { comparisonAddress } from './comparison-address.ts'
import type { ComparisonChoice } from './use-comparison-choice.ts'
import css from './compare-bar.module.css'

/** Opens the comparison of the chosen favourites. Stays in view while some are chosen. */
export function CompareBar({ choice }: { choice: ComparisonChoice }): ReactElement {
  const t = favoritesTexts.use().compare
  const link = useLink()
  const navigate = useNavigate()
  const { ids, formId, hintId } = choice
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void navigate(comparisonAddress(ids))
  }
  return (
    <form
      id={formId}
      method="get"
      action={link('/compare')}
      className={css['bar']}
      data-chosen={ids.length > 0}
      aria-label={t.bar}
      onSubmit={submit}
    >
      <p className={css['said']} role="status">
        {ids.length > 0 && t.chosen(ids.length)}
      </p>
      <p id={hintId} className={css['hint']}>
        {t.hint}
      </p>
      <Button type="submit" kind="primary">
        {t.submit}
      </Button>
    </form>
  )
}
