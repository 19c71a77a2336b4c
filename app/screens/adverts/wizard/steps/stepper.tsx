import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { LoginLink } from '../outcome/login-needed.tsx'
import { isAfter, steps, type StepName } from './steps.ts'
import type { SaveState } from '../state/save-state.ts'
import css from './stepper.module.css'

interface StepperProps {
  readonly at: StepName
  /** The last step that was opened; every earlier one can be reopened. */
  readonly reached: StepName
  readonly saveState: SaveState
  readonly onGo: (step: StepName) => void
}

/** Steps with the current one, and the save state. */
export function Stepper({ at, reached, saveState, onGo }: StepperProps): ReactElement {
  const t = postingTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const saveText = {
    idle: '',
    local: t.keptHere,
    saving: t.saving,
    saved: t.saved,
    offline: t.notSaved,
    ended: t.ended,
    refused: t.refused,
    conflict: t.conflict.state,
    full: refusals.too_many_drafts,
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
            {step !== at && !isAfter(step, reached) ? (
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
        {saveText} {(saveState === 'local' || saveState === 'ended') && <LoginLink />}
        {saveState === 'full' && <a href={link('/my-adverts?status=draft')}>{t.drafts}</a>}
      </p>
    </div>
  )
}
