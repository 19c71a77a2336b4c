import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cleanLine, cleanParagraphs } from '#contract/rules/text/clean-text.ts'
import { postingTexts } from '../../texts.ts'
import { Field } from '../../../../parts/forms/field.tsx'

interface Typed extends Pick<
  ComponentProps<typeof Field>,
  'name' | 'label' | 'hint' | 'error' | 'isRequired' | 'isOptional'
> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

interface LineProps extends Typed {
  /** Maximum length in characters. */
  readonly maxLength?: number
  readonly isNumber?: boolean
}

export function Line({
  onChange,
  maxLength,
  isNumber = false,
  error,
  ...field
}: LineProps): ReactElement {
  const counted = useCounter(cleanLine(field.value), maxLength)
  return (
    <Field
      {...field}
      {...counted}
      error={error ?? counted.error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
    />
  )
}

export function Words({
  value,
  onChange,
  onBlur,
  maxLength,
  error,
  ...field
}: Typed & { readonly maxLength: number }): ReactElement {
  const counted = useCounter(cleanParagraphs(value), maxLength)
  return (
    <Field {...field} {...counted} error={error ?? counted.error}>
      <textarea
        rows={7}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}

export function Choice({
  value,
  onChange,
  onBlur,
  children,
  ...field
}: Typed & { readonly children: ReactNode }): ReactElement {
  return (
    <Field {...field}>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      >
        {children}
      </select>
    </Field>
  )
}

/** Remaining characters, shown only near the limit; `text` as it would be stored. */
function useCounter(text: string, maxLength = Infinity) {
  const { fields } = postingTexts.use()
  const left = maxLength - [...text].length
  if (maxLength === Infinity || left > maxLength / 3) return {}
  if (left >= 0) return { counter: { text: fields.left(left), isOver: false } }
  // Marks the field as invalid; the counter has the message.
  return { counter: { text: fields.over(-left), isOver: true }, error: '' }
}
