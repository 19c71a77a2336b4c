import type { ReactElement, ReactNode } from 'react'
import css from './empty.module.css'
import type { IconName } from '../icons/icon-names.ts'
import { Icon } from '../icons/icon.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly icon?: IconName
  /** Renders the title as the page's `h1`. */
  readonly heading?: boolean
  readonly children?: ReactNode
}

/** Empty state: an explanation, and next steps in `children`. */
export function EmptyState({
  title,
  icon = 'search',
  heading = false,
  children,
}: EmptyStateProps): ReactElement {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={css['empty']}>
      <span className={css['drawing']}>
        <Icon name={icon} size={32} />
      </span>
      <Title className={css['title']}>{title}</Title>
      {children}
    </div>
  )
}
