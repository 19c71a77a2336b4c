import { useId, type ComponentProps, type ReactElement } from 'react'
import { registrationTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Field } from '../../../parts/forms/field.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { Availability } from './use-availability.ts'
import css from './checked-field.module.css'

interface CheckedFieldProps extends ComponentProps<typeof Field> {
  readonly availability: Availability
  readonly freeText: string
}

/** Field whose value is checked by the server while typing: a mark in it when free, else the refusal below it. */
export function CheckedField(props: CheckedFieldProps): ReactElement {
  const { availability, freeText, error, ...field } = props
  const id = useId()
  const t = registrationTexts.use()
  const { refusals } = useTexts()
  const answers = { ...refusals, unknown: '', asking: t.asking, free: freeText }
  const isFree = error === undefined && availability === 'free'
  const isWrong = error !== undefined || availability in refusals
  const mark = (
    <span className={css['free']} title={freeText}>
      <Icon name="check" />
    </span>
  )
  return (
    <div className={css['checked']}>
      <Field
        {...field}
        id={id}
        error={isWrong ? '' : undefined}
        {...(isFree && { suffix: mark })}
      />
      {/* Has the id of the field's error message, which it replaces. */}
      <p className={isWrong ? css['wrong'] : 'visually-hidden'} id={`${id}-error`} role="status">
        {error ?? answers[availability]}
      </p>
    </div>
  )
}
