import type { ComponentProps, ReactElement } from 'react'
import { focusNew } from '../../lib/browser/focus.ts'
import css from './done.module.css'
import { EmptyState } from './empty.tsx'

/** Success message that replaces a submitted form and takes the focus, so that a screen reader reads it. */
export function Done(props: Omit<ComponentProps<typeof EmptyState>, 'icon'>): ReactElement {
  return (
    <div className={css['done']} role="group" aria-label={props.title} tabIndex={-1} ref={focusNew}>
      <EmptyState {...props} icon="check" />
    </div>
  )
}
