import { cloneElement, useId, type ComponentProps, type ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import css from './field.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  readonly label: string
  readonly name: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Remaining characters; undefined while far from the limit. */
  readonly counter?: { readonly text: string; readonly isOver: boolean } | undefined
  readonly isRequired?: boolean
  /** Adds "optional" to the label, in forms where most fields are required. */
  readonly isOptional?: boolean
  /** Fixed text before the input: +373. */
  readonly prefix?: string
  /** Element after the input: a unit, a button. */
  readonly suffix?: ReactElement
  /** A select, textarea or combobox instead of the input. */
  readonly children?: ReactElement<ComponentProps<'select' | 'textarea'>>
}

/** A labelled input with hint, error and counter, linked by ARIA attributes. */
export function Field({
  label,
  name,
  error,
  hint,
  counter,
  isRequired,
  isOptional,
  prefix,
  suffix,
  children,
  id,
  ...input
}: FieldProps): ReactElement {
  const { optional } = useTexts().layout
  const made = useId()
  const own = id ?? made
  const described = [
    hint && `${own}-hint`,
    error && `${own}-error`,
    counter && `${own}-left`,
  ].filter(Boolean)
  const control = {
    id: own,
    name,
    'aria-required': isRequired || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.join(' ') || undefined,
  }
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={own}>
        {label}
        {isOptional && <span className={css['optional']}> ({optional})</span>}
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
      {/* An empty error marks the field as invalid without a message. */}
      {error && (
        <p className={css['error']} id={`${own}-error`}>
          {error}
        </p>
      )}
      {counter && (
        <p className={css[counter.isOver ? 'error' : 'hint']} id={`${own}-left`}>
          {counter.text}
        </p>
      )}
    </div>
  )
}
