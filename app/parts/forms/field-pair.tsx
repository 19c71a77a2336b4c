import type { ReactElement, ReactNode } from 'react'
import css from './field.module.css'

/** A field and a narrow one that belongs to it, their controls side by side whatever is said over and under them. */
export function FieldPair({ children }: { children: ReactNode }): ReactElement {
  return <div className={css['pair']}>{children}</div>
}
