import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Form } from '../../lib/router/index.ts'
import { memberInvitationDays, recipientMax } from '#contract/rules/company/member-limits.ts'
import { memberRoles } from '#contract/rules/company/member-rights.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { PasswordField } from '../../parts/forms/password-field.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { useIsSending, useLastAnswer } from './team-action.ts'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

const fields = ['recipient', 'password']

/** Invites somebody; the link is shown once, to be sent by whatever way. */
export function InviteForm(): ReactElement {
  const { invite: t, roles, can } = teamTexts.use()
  const { refusals } = useTexts()
  const last = useLastAnswer()
  const answer = last?.intent === 'invite' ? last : null
  const isSending = useIsSending('invite')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.address) form.current?.reset()
  }, [answer])
  const { code, field } = answer?.refused ?? {}
  const errorOf = (name: string): string | undefined =>
    code && field === name ? refusals[code] : undefined
  return (
    <section className={css['section']} aria-labelledby="invite">
      <h2 id="invite">{t.title}</h2>
      {answer?.address && <Made address={answer.address} />}
      <Form method="post" className={css['form']} ref={form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="invite" />
        <Field
          name="recipient"
          label={t.recipient}
          hint={t.recipientHint}
          error={errorOf('recipient')}
          maxLength={recipientMax}
          defaultValue={answer?.typed?.recipient}
          autoComplete="off"
          isRequired
        />
        <Field name="role" label={t.role}>
          <select defaultValue={answer?.typed?.role ?? 'editor'}>
            {memberRoles.map((role) => (
              <option key={role} value={role}>
                {`${roles[role]}: ${can[role]}`}
              </option>
            ))}
          </select>
        </Field>
        <PasswordField name="password" label={t.password} error={errorOf('password')} />
        {code && !fields.includes(field ?? '') && <ProblemLine text={refusals[code]} />}
        <div>
          <Button type="submit" kind="primary" busy={isSending}>
            {t.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** The link of an invitation, which nobody can show again. */
function Made({ address }: { address: string }): ReactElement {
  const { invite: t } = teamTexts.use()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    setIsCopied(true)
  }
  return (
    <div className={css['made']} role="status">
      <strong>{t.made}</strong>
      <p>{t.madeText(memberInvitationDays)}</p>
      <code className={css['secret']}>{address}</code>
      <div className="needs-script">
        <Button onPress={() => void copy().catch(() => setIsCopied(false))}>
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
    </div>
  )
}
