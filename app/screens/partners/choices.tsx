import { useId, type ReactElement } from 'react'
import css from './my-api.module.css'

interface ChoicesProps {
  readonly name: string
  readonly title: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Ticked at first. */
  readonly chosen: readonly string[]
  readonly error: string | undefined
}

/** Checkboxes of one name. */
export function Choices({ name, title, options, chosen, error }: ChoicesProps): ReactElement {
  const id = useId()
  return (
    <fieldset className={css['choices']} aria-describedby={error && `${id}-error`}>
      <legend>{title}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={css['choice']}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
