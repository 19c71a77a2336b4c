import type { ReactElement } from 'react'
import { favoriteCalls } from '#contract/favorites.ts'
import { pageSize } from '#contract/limits.ts'
import { pageOfCards } from '../../lib/lists/advert-list.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { cardsOf } from '../../lib/lists/recent.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { AdvertList } from '../../parts/lists/advert-list.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { ViewToggle } from '../../parts/lists/view-toggle.tsx'
import css from './my-favorites.module.css'

export const head: Head = (t) => t.adverts.favorites.head

export const loader = screenLoader(async (visit) => {
  const { call, lang, query, device } = visit
  const page = readPage(query.get('page'))
  const size = pageSize[device]
  const { items } = await call(favoriteCalls.list, {})
  const cards = await cardsOf(call, items.slice((page - 1) * size, page * size), lang)
  return pageOfCards(cards, items.length, page, size)
})

export function Component(): ReactElement {
  const { cards, now, page, pages } = useLoaded<typeof loader>()
  const t = useTexts()
  const link = useLink()
  const texts = t.adverts.favorites
  return (
    <>
      <header className={css['header']}>
        <h1>{texts.title}</h1>
        {cards.length > 0 && <ViewToggle />}
      </header>
      {cards.length > 0 ? (
        <AdvertList adverts={cards} now={now} heading="h2" />
      ) : (
        <EmptyState title={t.adverts.none} icon="heart">
          <p>{texts.hint}</p>
          <ButtonLink kind="primary" href={link('/')}>
            {texts.browse}
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} />
    </>
  )
}
