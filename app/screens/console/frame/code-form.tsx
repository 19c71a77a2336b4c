import { useState, type ReactElement } from 'react'
import type { Refusal } from '#contract/refusals.ts'
import { refusalText } from '../../../lib/calls/refusal.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { consoleTexts } from '../texts.ts'
import css from './proof.module.css'

interface CodeFormProps {
  readonly text: string
  readonly submit: string
  readonly refusal: Refusal | null
  readonly isBusy?: boolean
  readonly onCode: (code: string) => void
}

/** Asks for one code of the second factor. */
export function CodeForm({ text, submit, refusal, isBusy, onCode }: CodeFormProps): ReactElement {
  const t = useTexts()
  const { proof } = consoleTexts.use()
  const [code, setCode] = useState('')
  return (
    <form
      ref={focusCode}
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '' && !isBusy) onCode(code)
      }}
    >
      <p>{text}</p>
      <Field
        label={proof.code}
        name="code"
        value={code}
        error={refusal ? refusalText(t, refusal) : undefined}
        inputMode="text"
        autoComplete="one-time-code"
        maxLength={20}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" busy={isBusy ?? false}>
        {submit}
      </Button>
    </form>
  )
}

/** A page focuses the field; a dialog that opens after this goes by the attribute, which React does not set. */
function focusCode(form: HTMLFormElement | null): void {
  const field = form?.querySelector('input')
  field?.setAttribute('autofocus', '')
  field?.focus()
}
