import type { ComponentProps, ReactElement, ReactNode } from 'react'
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
  /** Characters that may be typed. */
  readonly most?: number
  readonly isNumber?: boolean
}

export function Line({ onChange, most, isNumber = false, ...field }: LineProps): ReactElement {
  return (
    <Field
      {...field}
      counter={useCounter(field.value, most)}
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
  most,
  ...field
}: Typed & { readonly most: number }): ReactElement {
  return (
    <Field {...field} counter={useCounter(value, most)}>
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

/** How much room is left, said only when it begins to matter. */
function useCounter(text: string, most: number | undefined) {
  const t = postingTexts.use()
  if (most === undefined) return undefined
  const left = most - [...text].length
  return left > most / 3 ? undefined : { text: t.fields.left(left), isOver: left < 0 }
}
