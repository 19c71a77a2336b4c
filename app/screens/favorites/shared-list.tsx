import type { ReactElement } from 'react'
import { data, type LoaderFunctionArgs } from '../../lib/router/index.ts'
import { pageSize } from '#contract/limits.ts'
import { favoriteListCalls } from '#contract/people/favorite-lists.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { isRefusedAs } from '../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { pageOfCards, type AdvertPage } from '../../lib/lists/advert-list.ts'
import { toCard } from '../../lib/lists/cards.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { AdvertList } from '../../parts/lists/advert-list.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { favoritesTexts } from './texts.ts'
import css from './shared-list.module.css'

export const texts = [favoritesTexts]

export const head: Head = ({ lang }) => favoritesTexts.of(lang).shared.head

interface Shared {
  readonly name: string
  /** Username; null unless the owner wishes it. */
  readonly owner: string | null
  readonly list: AdvertPage
}

const load = screenLoader(
  async ({ call, params, query, device, lang }): Promise<{ shared: Shared | null }> => {
    const page = readPage(query.get('page'))
    const size = pageSize[device]
    try {
      const { name, owner, items, count } = await call(favoriteListCalls.getSharedList, {
        link: params['code'] ?? '',
        startID: (page - 1) * size,
        itemsNum: size,
      })
      const cards = items.map((advert) => toCard(advert, lang))
      return { shared: { name, owner, list: pageOfCards(cards, count, page, size) } }
    } catch (error) {
      if (isRefusedAs(error, 'link_spent')) return { shared: null }
      throw error
    }
  },
)

/** A revoked link answers 404, and says so. */
export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await load(args)
  return loaded.shared ? loaded : data(loaded, { status: 404 })
}

/** Public adverts of somebody's list, for whoever has its link. */
export function Component(): ReactElement {
  const { shared } = useLoaded<typeof load>()
  return shared ? <SharedList shared={shared} /> : <Revoked />
}

function SharedList({ shared: { name, owner, list } }: { shared: Shared }): ReactElement {
  const t = favoritesTexts.use()
  const link = useLink()
  return (
    <>
      <header className={css['header']}>
        <h1>{name}</h1>
        <p className={css['about']}>
          {t.count(list.count)}
          {owner !== null && (
            <span>
              {t.shared.by} <a href={link(routes.profile(owner))}>@{owner}</a>
            </span>
          )}
        </p>
      </header>
      {list.cards.length > 0 ? (
        <AdvertList adverts={list.cards} now={list.now} heading="h2" />
      ) : (
        <EmptyState title={t.shared.empty} icon="heart">
          <Browse />
        </EmptyState>
      )}
      <Pagination page={list.page} pages={list.pages} />
    </>
  )
}

function Revoked(): ReactElement {
  const t = favoritesTexts.use().shared
  return (
    <EmptyState title={t.over} icon="ban" heading>
      <p>{t.overText}</p>
      <Browse />
    </EmptyState>
  )
}

function Browse(): ReactElement {
  const t = favoritesTexts.use().shared
  const link = useLink()
  return (
    <ButtonLink kind="primary" href={link('/')}>
      {t.browse}
    </ButtonLink>
  )
}
