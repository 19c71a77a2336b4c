import type { ReactElement } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import type { SaveState } from './use-draft.ts'
import css from './stepper.module.css'

const steps = ['information', 'images', 'finish'] as const
export type StepName = (typeof steps)[number]

interface StepperProps {
  readonly at: StepName
  readonly saveState: SaveState
  readonly onGo: (step: StepName) => void
}

/** Where one is, what comes next, and whether what was typed is safe. */
export function Stepper({ at, saveState, onGo }: StepperProps): ReactElement {
  const t = useTexts()
  const said = {
    idle: '',
    saving: t.posting.saving,
    saved: t.posting.saved,
    failed: t.posting.notSaved,
  }[saveState]
  const current = steps.indexOf(at)
  return (
    <div className={css['stepper']}>
      <ol className={css['steps']}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={css['step']}
            aria-current={step === at ? 'step' : undefined}
            data-done={index < current}
          >
            {index < current ? (
              <button type="button" className={css['back']} onClick={() => onGo(step)}>
                <span className={css['number']}>{index + 1}</span> {t.posting.steps[step]}
              </button>
            ) : (
              <span className={css['name']}>
                <span className={css['number']}>{index + 1}</span> {t.posting.steps[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={css['saved']} role="status" data-state={saveState}>
        {said}
      </p>
    </div>
  )
}
