import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../../../lib/router/index.ts'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { queryOf, readStep, type StepName } from './steps.ts'

export interface Steps {
  readonly step: StepName
  /** Opens a step as a new history entry; `field` receives the focus. */
  readonly go: (step: StepName, field?: string) => void
}

/** Id of the heading, which is focused when the step changes. */
export const stepHeadingId = 'step-heading'

/** The step named by the address: the form, or its preview. */
export function useSteps(): Steps {
  const { search } = useLocation()
  const navigate = useNavigate()
  const step = readStep(search)
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
      void navigate({ search: queryOf(next, search) })
    },
    [navigate, search, step],
  )
  return { step, go }
}
