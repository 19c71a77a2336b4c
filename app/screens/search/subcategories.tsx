import type { ReactElement } from 'react'
import { routes } from '../../lib/addresses.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import css from './subcategories.module.css'

interface Named {
  readonly slug: string
  readonly label: string
}

interface SubcategoriesProps {
  readonly category: Named
  readonly groups: readonly { readonly label: string; readonly subcategories: readonly Named[] }[]
  readonly current: string | undefined
}

/** The ways deeper into a category: a tree beside the list, on a phone one line that scrolls. */
export function Subcategories({ category, groups, current }: SubcategoriesProps): ReactElement {
  const t = useTexts().search
  const link = useLink()
  const shown = groups.filter(
    (group) => !current || group.subcategories.some(({ slug }) => slug === current),
  )
  return (
    <nav className={css['tree']} aria-label={t.subcategories}>
      {current && (
        <a className={css['link']} href={link(routes.category(category.slug))}>
          {t.allIn(category.label)}
        </a>
      )}
      {shown.map((group) => (
        <div key={group.label} className={css['group']}>
          <p className={css['name']}>{group.label}</p>
          <ul className={css['items']}>
            {group.subcategories.map(({ slug, label }) => (
              <li key={slug}>
                <a
                  className={css['link']}
                  href={link(routes.category(category.slug, slug))}
                  aria-current={slug === current ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
