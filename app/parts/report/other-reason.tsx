import { useState, type ReactElement, type SubmitEvent } from 'react'
import { reportTextMax } from '#contract/limits.ts'
import { focusNew } from '../../lib/browser/focus.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { Field } from '../forms/field.tsx'
import css from './report-dialog.module.css'
import { reportsTexts } from './texts.ts'

interface OtherReasonProps {
  readonly text: string
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSend: () => void
  readonly onBack: () => void
}

/** The reason in the reporter's own words. */
export function OtherReason(props: OtherReasonProps): ReactElement {
  const { text, isBusy, onType, onSend, onBack } = props
  const t = reportsTexts.use().other
  const { refusals } = useTexts()
  const [isMissing, setMissing] = useState(false)
  // As the server counts: in UTF-16 units, before the text is cleaned.
  const left = reportTextMax - text.length
  const isEmpty = text.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(isEmpty)
    if (!isEmpty && left >= 0 && !isBusy) onSend()
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  // The counter has the message of a text that is too long.
  const error = left < 0 ? '' : undefined
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <Field
        name="text"
        label={t.label}
        hint={t.hint}
        isRequired
        error={isMissing && isEmpty ? refusals.reason_required : error}
        counter={{ text: left < 0 ? t.over(-left) : t.left(left), isOver: left < 0 }}
      >
        <textarea
          rows={4}
          ref={focusNew}
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Field>
      <div className={css['end']}>
        <Button onPress={onBack}>{t.back}</Button>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
