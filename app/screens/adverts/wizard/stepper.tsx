import type { ReactElement } from 'react'
import { postingTexts } from '../../../lib/posting-texts.ts'
import { LoginLink } from './login-needed.tsx'
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
  const t = postingTexts.use()
  const said = {
    idle: '',
    local: t.keptHere,
    saving: t.saving,
    saved: t.saved,
    offline: t.notSaved,
    ended: t.ended,
    refused: t.refused,
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
                <span className={css['number']}>{index + 1}</span> {t.steps[step]}
              </button>
            ) : (
              <span className={css['name']}>
                <span className={css['number']}>{index + 1}</span> {t.steps[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={css['saved']} role="status" data-state={saveState}>
        {said} {(saveState === 'local' || saveState === 'ended') && <LoginLink />}
      </p>
    </div>
  )
}
