import type { ReactElement } from 'react'
import { useLocation } from '../../lib/router/index.ts'
import { routes } from '../../lib/browser/addresses.ts'
import type { Head } from '../../lib/calls/screen.ts'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { CategoryIcon } from '../../parts/icons/category-icon.tsx'
import css from '../content/content.module.css'
import { isAdvertAddress, wordsOfAddress } from './words-of-address.ts'

export const head: Head = (t) => ({ ...t.content.notFound.head, noIndex: true })

/** Not-found message with links to other pages. */
export function NotFound({ text }: { readonly text?: string }): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { pathname } = useLocation()
  const { notFound } = t.content
  const words = isAdvertAddress(pathname) ? notFound.advert : notFound
  return (
    <EmptyState title={words.title} heading>
      <p>{text ?? words.text}</p>
      <form className={css['search']} action={link('/search')}>
        <input
          type="search"
          name="q"
          aria-label={t.layout.searchLabel}
          placeholder={t.layout.searchPlaceholder}
          defaultValue={wordsOfAddress(pathname)}
        />
        <button type="submit">{t.layout.search}</button>
      </form>
      <div className={css['ways']}>
        <ButtonLink kind="primary" href={link('/')}>
          {notFound.home}
        </ButtonLink>
        <ButtonLink href={link('/recent')}>{notFound.recent}</ButtonLink>
      </div>
      <Categories />
    </EmptyState>
  )
}

function Categories(): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  const layout = useLayoutData()
  if (!layout) return null
  return (
    <nav aria-label={t.layout.categories}>
      <ul className={css['categories']}>
        {layout.categories.map(({ slug, icon, color, label }) => (
          <li key={slug}>
            <a className="pill" href={link(routes.category(slug))}>
              <CategoryIcon icon={icon} color={color} size={20} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Component(): ReactElement {
  return <NotFound />
}
