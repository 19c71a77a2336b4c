import type { ReactElement } from 'react'
import css from './spinner.module.css'

/** `label` names what is loading. */
export function Spinner({ label }: { label: string }): ReactElement {
  return (
    <p className={css['spinner']} role="status">
      <span className="visually-hidden">{label}</span>
    </p>
  )
}
