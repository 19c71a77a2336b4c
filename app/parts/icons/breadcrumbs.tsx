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
            {/* With the crumb that follows: a second line begins with the arrow. */}
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
