import { useRef, useState, type ReactElement } from 'react'
import { favoriteCalls } from '#contract/favorites.ts'
import { pageSize } from '#contract/limits.ts'
import { favoriteListCalls } from '#contract/people/favorite-lists.ts'
import { Refusal } from '#contract/refusals.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { CompareBar } from '../../parts/compare/compare-bar.tsx'
import { choiceStore } from '../../parts/compare/choice-store.ts'
import { noChoice, type ComparisonChoice } from '../../parts/compare/comparison-choice.ts'
import { comparisonChoiceTexts } from '../../parts/compare/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { favoritesAction } from './favorites-action.ts'
import { FavoriteItem } from './item/favorite-item.tsx'
import { shownFavorite, type ShownFavorite } from './item/shown-favorite.ts'
import { TakeOffDialog } from './item/take-off.tsx'
import { ListBar } from './lists/list-bar.tsx'
import { ListTools } from './lists/list-tools.tsx'
import { favoritesTexts } from './texts.ts'
import css from './my-favorites.module.css'

/** By the id of the account: another one in the same tab does not see it. */
const choices = choiceStore('gasit.compare.favorites')

export const texts = [favoritesTexts, comparisonChoiceTexts]

export const head: Head = (t) => t.adverts.favorites.head

export const action = favoritesAction

export const loader = screenLoader(async ({ call, query, lang, device, me }) => {
  const page = readPage(query.get('page'))
  const listId = readListId(query.get('list'))
  const sort = query.get('sort') === 'cheaper' ? 'cheaper' : 'newest'
  const size = pageSize[device]
  const [{ lists, count: all }, { items, count }] = await Promise.all([
    call(favoriteListCalls.listLists, {}),
    call(favoriteCalls.listOwnFavorites, {
      ...(listId !== null && { listId }),
      sort,
      startID: (page - 1) * size,
      itemsNum: size,
    }),
  ])
  return {
    ownerId: me?.id ?? '',
    lists,
    list: lists.find(({ id }) => id === listId) ?? null,
    all,
    sort,
    items: items.map((item) => shownFavorite(lang, item)),
    page,
    pages: Math.ceil(count / size),
  } as const
})

/** Null without one. Refuses what cannot be an id. */
function readListId(text: string | null): number | null {
  if (!text) return null
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Refusal('list_not_found')
  return Number(text)
}

/** Favourites with what has become of them, own notes and lists. */
export function Component(): ReactElement {
  const { ownerId, lists, list, all, sort, items, page, pages } = useLoaded<typeof loader>()
  const t = useTexts().adverts.favorites
  const own = favoritesTexts.use()
  const [toTakeOff, setToTakeOff] = useState<ShownFavorite | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const choice = choices.use(ownerId)
  const setChoice = (next: ComparisonChoice): void => choices.change(ownerId, next)
  const isComparable = items.filter(({ card }) => card !== null).length > 1
  const end = (): void => {
    setChoice(noChoice)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className={css['page']}>
      <h1 ref={heading} tabIndex={-1} className={css['heading']}>
        {t.title}
      </h1>
      {(all > 0 || lists.length > 0) && (
        <ListBar lists={lists} listId={list?.id ?? null} all={all} sort={sort} />
      )}
      {list && <ListTools key={list.id} list={list} />}
      {items.length > 0 ? (
        <ul className={css['items']} aria-label={list?.name ?? own.all}>
          {items.map((item) => (
            <FavoriteItem
              key={item.advertId}
              item={item}
              lists={lists}
              choice={isComparable ? { choice, onChange: setChoice } : null}
              onTakeOff={() => setToTakeOff(item)}
            />
          ))}
        </ul>
      ) : (
        <Nothing isList={list !== null} />
      )}
      {isComparable && (
        <CompareBar
          choice={choice}
          onChange={setChoice}
          onEnd={choice.adverts.length > 0 ? end : undefined}
        />
      )}
      <Pagination page={page} pages={pages} />
      <TakeOffDialog
        item={toTakeOff}
        onClose={() => setToTakeOff(null)}
        // The focused button was removed with its favourite.
        onDone={() => heading.current?.focus()}
      />
    </div>
  )
}

function Nothing({ isList }: { isList: boolean }): ReactElement {
  const t = useTexts().adverts
  const own = favoritesTexts.use()
  const link = useLink()
  if (isList) {
    return (
      <EmptyState title={own.none} icon="heart">
        <p>{own.noneText}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t.none} icon="heart">
      <p>{t.favorites.hint}</p>
      <ButtonLink kind="primary" href={link('/')}>
        {t.favorites.browse}
      </ButtonLink>
    </EmptyState>
  )
}
