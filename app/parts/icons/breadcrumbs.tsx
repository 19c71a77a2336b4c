import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import css from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'

interface Crumb {
  /** Absent for the current page. */
  readonly href?: string
  readonly label: string
}

/** Breadcrumbs. The addresses already contain the language. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }): ReactElement {
  const t = useTexts()
  return (
    <nav aria-label={t.layout.breadcrumbs}>
      <ol className={css['crumbs']}>
        {items.map(({ href, label }, index) => (
          <li key={label} className={css['crumb']}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            {index < items.length - 1 && <Icon name="chevron-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
