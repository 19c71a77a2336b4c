import { focusNew } from '../../../../lib/browser/focus.ts'
import { useState, type ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { deletionDays } from '#contract/limits.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { refusalFrom } from '../../../../lib/calls/refusal.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { mySafetyTexts } from '../../texts.ts'
import { announceSession } from '../../../../lib/session/session-events.ts'
import { useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { PasswordFirst } from '../password-first.tsx'
import { PasswordStep } from '../second-factor/password-step.tsx'
import { Section } from '../section.tsx'
import css from './deletion-section.module.css'

/**
 * Deletion of the account: its consequences, then the password. Afterwards the user is logged out and only a link home
 * remains.
 */
export function DeletionSection({ hasPassword }: { readonly hasPassword: boolean }): ReactElement {
  const t = mySafetyTexts.use().deletion
  const link = useLink()
  const [isAsked, setAsked] = useState(false)
  const [erasedAt, setErasedAt] = useState<string | null>(null)
  const close = (): void => {
    if (erasedAt === null) setAsked(false)
    else location.assign(link('/'))
  }
  return (
    <Section id="deletion" title={t.title}>
      <Steps />
      <div className="needs-script">
        <Button className={css['start']} onPress={() => setAsked(true)}>
          {t.start}
        </Button>
      </div>
      <Dialog open={isAsked} onClose={close} title={erasedAt === null ? t.ask : t.done}>
        {erasedAt !== null && <Farewell erasedAt={erasedAt} onHome={close} />}
        {erasedAt === null && hasPassword && (
          <Confirmation onDeleted={setErasedAt} onCancel={close} />
        )}
        {erasedAt === null && !hasPassword && <PasswordFirst onCancel={close} />}
      </Dialog>
    </Section>
  )
}

function Steps(): ReactElement {
  const t = mySafetyTexts.use().deletion
  return (
    <ol className={css['steps']}>
      {t.steps(deletionDays).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

interface ConfirmationProps {
  readonly onDeleted: (erasedAt: string) => void
  readonly onCancel: () => void
}

function Confirmation({ onDeleted, onCancel }: ConfirmationProps): ReactElement {
  const t = mySafetyTexts.use().deletion
  const [hasFailed, setFailed] = useState(false)
  const remove = async (password: string): Promise<void> => {
    setFailed(false)
    try {
      const { erasedAt } = await postCall(ownAccountCalls.deleteAccount, { password })
      announceSession('out')
      onDeleted(erasedAt)
    } catch (error) {
      if (refusalFrom(error).code !== 'unexpected') throw error
      setFailed(true)
    }
  }
  return (
    <PasswordStep
      text={t.askText}
      submit={t.confirm}
      kind="danger"
      onGiven={remove}
      onCancel={onCancel}
    >
      {hasFailed && (
        <p className={css['failed']} role="alert">
          {t.failed}
        </p>
      )}
    </PasswordStep>
  )
}

function Farewell({ erasedAt, onHome }: { erasedAt: string; onHome: () => void }): ReactElement {
  const t = mySafetyTexts.use().deletion
  const lang = useLang()
  return (
    <div className={css['farewell']} role="status">
      <p>{t.doneText(formatDate(lang, erasedAt))}</p>
      <Button kind="primary" ref={focusNew} onPress={onHome}>
        {t.home}
      </Button>
    </div>
  )
}
