import { useState, type ReactElement, type SubmitEvent } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Done } from '../../../parts/feedback/done.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { PasswordByCode } from '../restore/password-by-code.tsx'
import { accessTexts } from '../texts.ts'
import css from '../restore/restore-form.module.css'

type Step = 'start' | 'code' | 'done'

/** A code to the account's own number, then the password. */
export function FirstPassword({ phone }: { readonly phone: string }): ReactElement {
  const t = accessTexts.use()
  const [step, setStep] = useState<Step>('start')
  const [problem, setProblem] = useState<RefusalCode>()
  const startAgain = (refused?: RefusalCode): void => {
    setProblem(refused)
    setStep('start')
  }
  switch (step) {
    case 'code':
      return (
        <PasswordByCode
          phone={phone}
          isOwnPhone
          onSaved={() => setStep('done')}
          onOtherPhone={startAgain}
        />
      )
    case 'done':
      return (
        <Done title={t.first.done}>
          <p>{t.restore.doneHere}</p>
        </Done>
      )
    default:
      return <Start phone={phone} problem={problem} onCode={() => setStep('code')} />
  }
}

interface StartProps {
  readonly phone: string
  readonly problem: RefusalCode | undefined
  readonly onCode: () => void
}

function Start({ phone, problem, onCode }: StartProps): ReactElement {
  const t = accessTexts.use()
  const { refusals } = useTexts()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onCode()
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      {problem && <ProblemLine text={refusals[problem]} />}
      <p>{t.first.text(phoneText(phone))}</p>
      <Button kind="primary" type="submit" ref={focusNew}>
        {t.restore.sendCode}
      </Button>
    </form>
  )
}
