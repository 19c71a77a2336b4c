import type { ComponentProps, ReactElement } from 'react'
import { focusNew } from '../../lib/browser/focus.ts'
import css from './done.module.css'
import { EmptyState } from './empty.tsx'

/** Stands where a form stood that has done its work, and takes the focus from it: so it is read out. */
export function Done(props: Omit<ComponentProps<typeof EmptyState>, 'icon'>): ReactElement {
  return (
    <div className={css['done']} role="group" aria-label={props.title} tabIndex={-1} ref={focusNew}>
      <EmptyState {...props} icon="check" />
    </div>
  )
}
