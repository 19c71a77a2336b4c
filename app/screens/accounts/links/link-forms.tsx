import type { FormEvent, ReactElement, ReactNode } from 'react'
import { Form, useNavigation } from '../../../lib/router/index.ts'
import { passwordNeeded } from '#contract/rules/account-rules.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { accessTexts } from '../texts.ts'
import { useNewPasswordRules } from '../login/new-password.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { useForm } from '../../../lib/calls/use-form.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import css from './link-forms.module.css'

interface ConfirmFormProps {
  readonly purpose: 'confirm' | 'change'
  readonly email: string
  readonly refused: RefusalCode | undefined
}

/** Requires the account's password, which proves that the owner of the mailbox is the owner of the account. */
export function ConfirmForm({ purpose, email, refused }: ConfirmFormProps): ReactElement {
  const t = accessTexts.use().link
  const { accounts, refusals } = useTexts()
  const form = useForm({ password: passwordNeeded }, { password: '' })
  const field = form.field('password')
  const isWrong = refused === 'wrong_password'
  return (
    <LinkForm
      purpose={purpose}
      title={t.confirm}
      text={purpose === 'confirm' ? t.confirmText(email) : t.changeText(email)}
      button={t.confirmButton}
      refused={isWrong ? undefined : refused}
      check={form.check}
    >
      <PasswordField
        {...field}
        label={accounts.login.password}
        error={field.error ?? (isWrong ? refusals[refused] : undefined)}
      />
      {isWrong && purpose === 'confirm' && <p>{t.notMyPassword}</p>}
    </LinkForm>
  )
}

interface LinkPasswordFormProps {
  readonly email: string
  readonly refused: RefusalCode | undefined
}

export function LinkPasswordForm({ email, refused }: LinkPasswordFormProps): ReactElement {
  const t = accessTexts.use()
  const { refusals } = useTexts()
  const form = useForm(useNewPasswordRules(), { password: '', repeated: '' })
  const field = form.field('password')
  const ofField = refused?.startsWith('password') ? refused : undefined
  return (
    <LinkForm
      purpose="restore"
      title={t.link.restore}
      text={t.link.restoreText(email)}
      button={t.restore.save}
      refused={ofField ? undefined : refused}
      check={form.check}
    >
      <PasswordField
        {...field}
        label={t.restore.newPassword}
        isNew
        error={field.error ?? (ofField && refusals[ofField])}
      />
      <PasswordField {...form.field('repeated')} label={t.repeatPassword} isRepeated />
    </LinkForm>
  )
}

interface LinkFormProps {
  readonly purpose: 'confirm' | 'change' | 'restore'
  readonly title: string
  readonly text: string
  readonly button: string
  readonly refused: RefusalCode | undefined
  readonly check: () => boolean
  readonly children: ReactNode
}

/** Posts to the page itself, with or without JavaScript. */
function LinkForm(props: LinkFormProps): ReactElement {
  const { purpose, title, text, button, refused, check, children } = props
  const { refusals } = useTexts()
  const { state } = useNavigation()
  const submit = (event: FormEvent): void => {
    if (!check()) event.preventDefault()
  }
  return (
    <Form method="post" className={css['form']} noValidate onSubmit={submit}>
      <input type="hidden" name="purpose" value={purpose} />
      <h1>{title}</h1>
      <p>{text}</p>
      {refused && (
        <p className={css['problem']} role="alert">
          {refusals[refused]}
        </p>
      )}
      {children}
      <Button kind="primary" type="submit" busy={state !== 'idle'}>
        {button}
      </Button>
    </Form>
  )
}
