import { useEffect, type ReactElement } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { focusField } from '../../../parts/forms/focus-field.ts'
import { helpDeskTexts } from '../texts.ts'
import css from './ticket-form.module.css'
import type { TypedTicket } from './ticket-request.ts'

interface CodeStepProps {
  readonly typed: TypedTicket
  readonly error: RefusalCode | undefined
  readonly isBusy: boolean
}

/** The code that was sent to the contact; all else that was typed travels along. */
export function CodeStep({ typed, error, isBusy }: CodeStepProps): ReactElement {
  const t = helpDeskTexts.use().code
  const { refusals } = useTexts()
  const { text, advert, contact, talk, proof } = typed
  useEffect(() => focusField('code'), [proof])
  return (
    <>
      <p role="status">{t.text(contact)}</p>
      {Object.entries({ text, advert, contact, talk, proof }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        key={proof}
        isRequired
        name="code"
        label={t.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        error={error && refusals[error]}
      />
      <div className={css['ways']}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t.submit}
        </Button>
        <Button type="submit" name="wants" value="again" busy={isBusy}>
          {t.again}
        </Button>
        <Button type="submit" name="wants" value="back" busy={isBusy}>
          {t.back}
        </Button>
      </div>
      <p className={css['login']}>{t.kept}</p>
    </>
  )
}
