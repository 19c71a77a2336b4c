import type { ReactElement, ReactNode, Ref, SubmitEvent } from 'react'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { registrationTexts } from '../texts.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { InvitationGate } from '../invitation/invitation-gate.tsx'
import { useNeedsInvitation } from '../invitation/invitation.ts'
import type { RegisterForm } from './use-register-form.ts'
import css from './register-form.module.css'

interface RegisterShellProps {
  readonly ref?: Ref<HTMLFormElement>
  readonly typed: RegisterForm
  readonly isBusy: boolean
  readonly submitText: string
  readonly onSubmit: () => void
  /** Fields specific to the way of registering. */
  readonly children: ReactNode
}

/** Common parts of the registration forms: error summary, terms, button. */
export function RegisterShell(props: RegisterShellProps): ReactElement {
  const { ref, typed, isBusy, submitText, onSubmit, children } = props
  const t = registrationTexts.use()
  const link = useLink()
  const isReady = useHydrated()
  const needsInvitation = useNeedsInvitation()
  const { summary } = typed.form
  const { brand, username, phone, email, password } = t
  const labels = { brand, username, phone, email, password }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  if (needsInvitation) return <InvitationGate />
  return (
    // POST keeps the password out of the address.
    <form
      ref={ref}
      method="post"
      className={`${css['form']} needs-script`}
      noValidate
      onSubmit={submit}
    >
      <ErrorSummary ref={summary} errors={typed.errors} labels={labels} />
      <fieldset className={css['fields']} disabled={!isReady}>
        {children}
        <p className={css['terms']}>
          {t.terms.before}{' '}
          <a href={link('/article/terms-of-use')} target="_blank">
            {t.terms.link}
          </a>
          {t.terms.after}
        </p>
        <Button kind="primary" type="submit" busy={isBusy}>
          {submitText}
        </Button>
      </fieldset>
    </form>
  )
}
