import { useState, type ReactElement } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { useSummaryFocus } from '../../../../lib/browser/focus.ts'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
import { postingTexts } from '../../texts.ts'
import type { FieldErrors } from '../draft/draft.ts'
import { inOrderOfForm } from '../steps/error-order.ts'
import { useErrorLabels } from '../steps/use-error-labels.ts'

interface FormErrors {
  /**
   * Above the fields, once the form was sent or if it had errors from the start. Before that a field that is left wrong
   * says so itself: a summary above it would move the page under the next press.
   */
  readonly summary: ReactElement | null
  /** Shows the summary and moves the focus to it. */
  readonly showErrors: () => void
}

/** The error summary of the form of an advert. */
export function useFormErrors(errors: FieldErrors, definitions: readonly Attribute[]): FormErrors {
  const t = postingTexts.use()
  const labels = useErrorLabels(definitions)
  const { summary, showErrors } = useSummaryFocus()
  const [isShown, setShown] = useState(Object.keys(errors).length > 0)
  return {
    summary: isShown ? (
      <ErrorSummary
        ref={summary}
        title={t.errors}
        errors={Object.fromEntries(inOrderOfForm(errors, definitions))}
        labels={labels}
      />
    ) : null,
    showErrors: () => {
      setShown(true)
      showErrors()
    },
  }
}
