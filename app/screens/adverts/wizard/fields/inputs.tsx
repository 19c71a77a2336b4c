import type { ReactElement, ReactNode } from 'react'
import { postingTexts } from '../../texts.ts'
import css from '../steps/form.module.css'

interface Common {
  /** The field's name in the contract; its id and the summary's link follow from it. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly onBlur?: () => void
}

interface Typed extends Common {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

/** Label, hint and error around an input, each tied to it for a screen reader. */
export function Labelled({
  name,
  label,
  hint,
  error,
  children,
}: Common & { readonly children: ReactNode }): ReactElement {
  const id = fieldId(name)
  return (
    <div className={css['field']} data-wrong={error !== undefined}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={css['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** What an input needs to be told apart and described. */
export function described({ name, hint, error }: Pick<Common, 'name' | 'hint' | 'error'>) {
  const id = fieldId(name)
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, name, 'aria-invalid': error !== undefined, ...(by && { 'aria-describedby': by }) }
}

interface LineProps extends Typed {
  readonly most?: number
  readonly isNumber?: boolean
}

export function Line({
  value,
  onChange,
  onBlur,
  most,
  isNumber = false,
  ...field
}: LineProps): ReactElement {
  return (
    <Labelled {...field}>
      <input
        {...described(field)}
        className={css['input']}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
      />
      {most !== undefined && <Left text={value} most={most} />}
    </Labelled>
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
    <Labelled {...field}>
      <textarea
        {...described(field)}
        className={css['input']}
        rows={7}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <Left text={value} most={most} />
    </Labelled>
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
    <Labelled {...field}>
      <select
        {...described(field)}
        className={css['input']}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        {children}
      </select>
    </Labelled>
  )
}

interface TickProps extends Pick<Common, 'name' | 'label' | 'hint'> {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Tick({ isOn, onChange, ...field }: TickProps): ReactElement {
  const { id, ...rest } = described(field)
  return (
    <div className={css['field']}>
      <label className={css['tick']} htmlFor={id}>
        <input
          id={id}
          {...rest}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.label}
      </label>
      {field.hint && (
        <p className={css['hint']} id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
    </div>
  )
}

/** How much room is left, said only when it begins to matter. */
function Left({ text, most }: { text: string; most: number }): ReactElement | null {
  const t = postingTexts.use()
  const left = most - [...text].length
  if (left > most / 3) return null
  return (
    <p className={css['hint']} data-over={left < 0}>
      {t.fields.left(left)}
    </p>
  )
}
