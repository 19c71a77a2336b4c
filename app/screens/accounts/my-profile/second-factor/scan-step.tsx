import type { ReactElement } from 'react'
import { myAccountTexts, mySafetyTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { CopyButton } from './copy-button.tsx'
import { codeNeeded } from '../contacts/contact-rules.ts'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { useOneField } from '../use-one-field.ts'
import form from '../form.module.css'
import css from './second-factor-section.module.css'

export interface Secret {
  readonly secret: string
  /** otpauth:// address that opens an authenticator app on this device. */
  readonly address: string
  /** The same address as an SVG QR code. */
  readonly qr: string
}

interface ScanStepProps {
  readonly secret: Secret
  readonly onCode: (code: string) => Promise<void>
  readonly onCancel: () => void
}

/** Shows the secret for the app and reads the app's first code. */
export function ScanStep({ secret, onCode, onCancel }: ScanStepProps): ReactElement {
  const t = mySafetyTexts.use().secondFactor.scan
  const { cancel } = myAccountTexts.use()
  const { field, sending, submit } = useOneField('code', codeNeeded, onCode)
  const groups = secret.secret.match(/.{1,4}/g)?.join(' ')
  return (
    <form className={form['form']} method="post" noValidate onSubmit={submit}>
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <ButtonLink className={css['openApp']} href={secret.address}>
        <Icon name="shield-check" />
        {t.openApp}
      </ButtonLink>
      <img
        className={css['qr']}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
        alt={t.qr}
        width={208}
        height={208}
      />
      <div className={css['secret']}>
        <p>{t.secretText}</p>
        <code className={css['code']}>{groups}</code>
        <CopyButton text={secret.secret} label={t.copy} copied={t.copied} />
      </div>
      <Field
        {...field}
        label={t.code}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <CallProblem call={sending} />
      <div className={form['buttons']}>
        <Button type="submit" kind="primary" busy={sending.isBusy}>
          {t.confirm}
        </Button>
        <Button onPress={onCancel}>{cancel}</Button>
      </div>
    </form>
  )
}
