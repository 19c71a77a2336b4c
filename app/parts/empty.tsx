import type { ReactElement, ReactNode } from 'react'
import css from './empty.module.css'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

/** Nothing is here: what that means, and in `children` the ways on. */
export function EmptyState({ title, icon = 'search', children }: { title: string; icon?: IconName; children?: ReactNode }): ReactElement {
  return (
    <div className={css['empty']}>
      <span className={css['drawing']}>
        <Icon name={icon} size={32} />
      </span>
      <p className={css['title']}>{title}</p>
      {children}
    </div>
  )
}
