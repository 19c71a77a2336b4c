import { useEffect, useRef, type ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { apiKeyNameMax, keyRequestsPerMinute } from '#contract/rules/partners/limits.ts'
import { keyLives, scopes } from '#contract/rules/partners/scopes.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import { useApiAnswer, useIsSending } from '../api-action.ts'
import { Choices } from '../choices.tsx'
import { Refused } from '../refused.tsx'
import { myApiTexts } from '../texts.ts'
import css from '../my-api.module.css'

const fields = ['name', 'scopes', 'perMinute', 'password']

/** Makes a key. */
export function KeyForm(): ReactElement {
  const { keys: t } = myApiTexts.use()
  const { refusals } = useTexts()
  const answer = useApiAnswer('addKey')
  const isSending = useIsSending('addKey')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.shown) form.current?.reset()
  }, [answer])
  const typed = (name: string): string | undefined => answer?.typed?.[name]?.[0]
  const errorOf = (name: string): string | undefined =>
    answer?.refused?.field === name ? refusals[answer.refused.code] : undefined
  return (
    <Form method="post" className={css['form']} ref={form} noValidate preventScrollReset>
      <h3>{t.add}</h3>
      <input type="hidden" name="intent" value="addKey" />
      <Field
        name="name"
        label={t.name}
        hint={t.nameHint}
        error={errorOf('name')}
        maxLength={apiKeyNameMax}
        defaultValue={typed('name')}
        autoComplete="off"
        isRequired
      />
      <Choices
        name="scopes"
        title={t.scopes}
        options={scopes.map((value) => ({ value, label: t.scopeOf[value] }))}
        chosen={answer?.typed?.['scopes'] ?? ['adverts:read']}
        error={errorOf('scopes')}
      />
      <div className={css['pair']}>
        <Field
          name="perMinute"
          label={t.perMinute}
          type="number"
          min={1}
          max={keyRequestsPerMinute.max}
          error={errorOf('perMinute') && t.perMinuteWrong(keyRequestsPerMinute.max)}
          defaultValue={typed('perMinute') ?? keyRequestsPerMinute.default}
        />
        <Field name="days" label={t.ends}>
          <select defaultValue={typed('days') ?? '365'}>
            {keyLives.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? t.neverEnds : t.inDays(days)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <PasswordField name="password" label={t.password} error={errorOf('password')} />
      <Refused intent="addKey" fields={fields} />
      <div>
        <Button type="submit" kind="primary" busy={isSending}>
          {t.make}
        </Button>
      </div>
    </Form>
  )
}
