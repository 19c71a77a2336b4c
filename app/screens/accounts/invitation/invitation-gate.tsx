import { useState, type ReactElement, type SubmitEvent } from 'react'
import { invitationCalls } from '#contract/accounts/invitations.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import css from '../register/register-form.module.css'
import { registrationTexts } from '../texts.ts'
import { storeInvitation } from './invitation.ts'

/** Before a registration while the site takes invited people only: asks for the code. */
export function InvitationGate(): ReactElement {
  const t = registrationTexts.use().invitation
  const { refusals } = useTexts()
  const isReady = useHydrated()
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<RefusalCode | null>(null)
  const check = useCall(invitationCalls.checkInvitation, {
    onDone: () => storeInvitation(code.trim()),
    onRefused: ({ code: problem, field }) => {
      setRefused(problem)
      return field !== undefined
    },
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (code.trim() === '') setRefused('field_required')
    else if (!check.isBusy) void check({ code: code.trim() })
  }
  return (
    <form method="post" className={`${css['form']} needs-script`} noValidate onSubmit={submit}>
      <fieldset className={css['fields']} disabled={!isReady}>
        <p>{t.text}</p>
        <Field
          label={t.label}
          name="invitation"
          isRequired
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={refused ? refusals[refused] : undefined}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value)
            setRefused(null)
          }}
        />
        <Button kind="primary" type="submit" busy={check.isBusy}>
          {t.submit}
        </Button>
      </fieldset>
    </form>
  )
}
