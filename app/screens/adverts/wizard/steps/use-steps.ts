import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { isAfter, queryOf, readStep, type StepName } from './steps.ts'

export interface Steps {
  readonly step: StepName
  /** Leads to a step, as another entry of the browser's history; `field` is where the focus goes. */
  readonly go: (step: StepName, field?: string) => void
}

/** Of the step's heading: it has the focus when another step is shown. */
export const stepHeadingId = 'step-heading'

/** The step that the address names, or the last one that may be shown already. */
export function useSteps(reached: StepName): Steps {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = readStep(search)
  const step = isAfter(asked, reached) ? reached : asked
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (wanted.current === null)
      document.getElementById(stepHeadingId)?.focus({ preventScroll: true })
    else focusField(wanted.current)
    wanted.current = null
  }, [step])
  const go = useCallback(
    (next: StepName, field?: string): void => {
      if (next === step) return
      wanted.current = field ?? null
      const shownAt = queryOf(step, search)
      const lead = async (): Promise<void> => {
        // The address names a step that could not be shown: back must not lead there later.
        if (shownAt !== search) await navigate({ search: shownAt }, { replace: true })
        await navigate({ search: queryOf(next, search) })
      }
      void lead()
    },
    [navigate, search, step],
  )
  return { step, go }
}
