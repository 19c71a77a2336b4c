import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { isAfter, queryOf, readStep, type StepName } from './steps.ts'

export interface Steps {
  readonly step: StepName
  /** Opens a step as a new history entry; `field` receives the focus. */
  readonly go: (step: StepName, field?: string) => void
}

/** Id of the step's heading, which is focused when the step changes. */
export const stepHeadingId = 'step-heading'

/** The step named by the address, limited to the last one that is reached. */
export function useSteps(reached: StepName): Steps {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = readStep(search)
  const step = isAfter(asked, reached) ? reached : asked
  const fieldToFocus = useRef<string | null>(null)
  const shown = useRef(step)
  // Before the step is painted: a key pressed at once would go to what was focused before.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (fieldToFocus.current === null)
      document.getElementById(stepHeadingId)?.focus({ preventScroll: true })
    else focusField(fieldToFocus.current)
    fieldToFocus.current = null
  }, [step])
  const go = useCallback(
    (next: StepName, field?: string): void => {
      if (next === step) return
      fieldToFocus.current = field ?? null
      const shownAt = queryOf(step, search)
      const lead = async (): Promise<void> => {
        // Replaces the address of a step that cannot be shown, so that going back does not lead to it.
        if (shownAt !== search) await navigate({ search: shownAt }, { replace: true })
        await navigate({ search: queryOf(next, search) })
      }
      void lead()
    },
    [navigate, search, step],
  )
  return { step, go }
}
