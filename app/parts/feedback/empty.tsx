import type { ReactElement, ReactNode } from 'react'
import css from './empty.module.css'
import type { IconName } from '../icons/icon-names.ts'
import { Icon } from '../icons/icon.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly icon?: IconName
  /** The title is the heading of the whole page. */
  readonly heading?: boolean
  readonly children?: ReactNode
}

/** Nothing is here: what that means, and in `children` the ways on. */
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
