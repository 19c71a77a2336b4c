import { useId, type ReactElement } from 'react'
import css from './field.module.css'

interface TickProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Checkbox followed by its label. */
export function Tick({ name, label, hint, isOn, onChange }: TickProps): ReactElement {
  const id = useId()
  return (
    <div className={css['field']}>
      <label className={css['tick']}>
        <input
          name={name}
          type="checkbox"
          checked={isOn}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className={css['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
