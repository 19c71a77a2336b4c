import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import css from './problem-line.module.css'

/** What went wrong and concerns no single field. */
export function ProblemLine({ text }: { text: string }): ReactElement {
  return (
    <p className={css['problem']} role="alert">
      <Icon name="circle-alert" />
      {text}
    </p>
  )
}
