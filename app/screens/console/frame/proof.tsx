import type { ReactElement } from 'react'
import { consoleCalls } from '#contract/staff/console.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { consoleTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import css from './proof.module.css'

/** Takes the place of a screen while the console is closed to this session. */
export function Proof({ state }: { readonly state: 'factor' | 'code' }): ReactElement {
  const { proof } = consoleTexts.use()
  return (
    <section className={css['card']}>
      <h1 className={css['title']}>{state === 'factor' ? proof.factorTitle : proof.title}</h1>
      {state === 'factor' ? <FactorFirst /> : <EnterCode />}
    </section>
  )
}

function FactorFirst(): ReactElement {
  const { proof } = consoleTexts.use()
  const link = useLink()
  return (
    <div className={css['form']}>
      <p>{proof.factorText}</p>
      <ButtonLink kind="primary" href={link('/my-profile#secondFactor')}>
        {proof.toProfile}
      </ButtonLink>
    </div>
  )
}

function EnterCode(): ReactElement {
  const { proof } = consoleTexts.use()
  const prove = useCall(consoleCalls.proveStaff, { reloads: true, refusalIn: 'screen' })
  return (
    <CodeForm
      text={proof.text}
      submit={proof.enter}
      refusal={prove.refusal}
      isBusy={prove.isBusy}
      onCode={(code) => void prove({ code })}
    />
  )
}
