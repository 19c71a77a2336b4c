import type { ReactElement } from 'react'
import css from './spinner.module.css'

/** `label` says what is being waited for. */
export function Spinner({ label }: { label: string }): ReactElement {
  return (
    <p className={css['spinner']} role="status">
      <span className="visually-hidden">{label}</span>
    </p>
  )
}
