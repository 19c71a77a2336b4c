import { cloneElement, useId, type ComponentProps, type ReactElement } from 'react'
import css from './field.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  readonly label: string
  readonly name: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Stands before the input and is not typed: +373. */
  readonly prefix?: string
  /** Stands after the input: a unit, a button. */
  readonly suffix?: ReactElement
  /** A select or textarea in place of the input. */
  readonly children?: ReactElement<ComponentProps<'select' | 'textarea'>>
}

/** A labelled input with its hint and its error, tied together for a screen reader. */
export function Field({
  label,
  name,
  error,
  hint,
  prefix,
  suffix,
  children,
  id,
  ...input
}: FieldProps): ReactElement {
  const made = useId()
  const own = id ?? made
  const described = [hint && `${own}-hint`, error !== undefined && `${own}-error`]
    .filter(Boolean)
    .join(' ')
  const control = {
    id: own,
    name,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={own}>
        {label}
      </label>
      {hint && (
        <p className={css['hint']} id={`${own}-hint`}>
          {hint}
        </p>
      )}
      <div className={css['control']}>
        {prefix && <span className={css['prefix']}>{prefix}</span>}
        {children ? cloneElement(children, control) : <input {...input} {...control} />}
        {suffix}
      </div>
      {/* An empty error marks the field red without words of its own. */}
      {error && (
        <p className={css['error']} id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
