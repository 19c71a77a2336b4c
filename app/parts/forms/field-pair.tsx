import type { ReactElement, ReactNode } from 'react'
import css from './field.module.css'

/** A field with a narrow related one; the controls stay aligned regardless of labels and errors. */
export function FieldPair({ children }: { children: ReactNode }): ReactElement {
  return <div className={css['pair']}>{children}</div>
}
