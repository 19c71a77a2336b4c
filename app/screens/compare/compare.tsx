import type { ReactElement, ReactNode } from 'react'
import { advertCalls, type AdvertDetail } from '#contract/adverts/adverts.ts'
import { categoryCalls } from '#contract/categories.ts'
import { comparedAdverts } from '#contract/limits.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { isRefusedAs } from '../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import type { Caller } from '../../lib/calls/visit.ts'
import { priceRates } from '../../lib/lists/price-rates.ts'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { useMayOpen } from '../../lib/session/page-rights.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { comparisonTexts } from './texts.ts'
import { CompareTable } from './compare-table.tsx'
import { comparedIds, comparisonAddress } from '../../parts/compare/comparison-address.ts'
import { comparedAdvert, comparedRows, groupsOf, listOf, type ComparedGroup } from './comparison.ts'
import css from './compare.module.css'

export const texts = [comparisonTexts]

export const head: Head = ({ lang }) => comparisonTexts.of(lang).head

export const loader = screenLoader(async (visit) => {
  const { call, query, lang } = visit
  const asked = comparedIds(query)
  const ids = asked.slice(0, comparedAdverts)
  const found = await Promise.all(ids.map((id) => publicAdvert(call, id)))
  const adverts = found.filter((advert) => advert !== null)
  const groups = groupsOf(lang, adverts)
  return {
    ...(await comparisonOf(visit, groups.length === 1 ? adverts : [])),
    list: groups.length === 1 ? listOf(lang, adverts[0]) : null,
    groups,
    gone: ids.length - adverts.length,
    isCut: asked.length > ids.length,
    onlyDifferences: query.get('only') === 'differences',
  }
})

/** Null for an advert that is not public, or no longer. */
async function publicAdvert(call: Caller, id: string): Promise<AdvertDetail | null> {
  try {
    return (await call(advertCalls.getAdvert, { itemID: id })).item
  } catch (error) {
    if (isRefusedAs(error, 'advert_not_found', 'advert_gone', 'advert_ended')) return null
    throw error
  }
}

/** Adverts of one subcategory with its attributes. */
async function comparisonOf({ call, lang }: ScreenVisit, adverts: readonly AdvertDetail[]) {
  const [first] = adverts
  if (!first) return { adverts: [], rows: [] }
  const hasCurrencies = new Set(adverts.map(({ ad_currency }) => ad_currency)).size > 1
  const [{ attributes }, rates, ratings] = await Promise.all([
    call(categoryCalls.getKnownAttributes, { subcategory: first.subcategory.slug }),
    hasCurrencies ? priceRates(call) : null,
    Promise.all(adverts.map(({ seller }) => call(reviewCalls.getRating, { userId: seller.id }))),
  ])
  return {
    adverts: adverts.map((advert, index) => {
      const rating = ratings[index]?.rating ?? { average: null, count: 0, distribution: [] }
      return comparedAdvert(lang, advert, { rating, rates })
    }),
    rows: comparedRows(lang, adverts, attributes),
  }
}

/** Up to four adverts of one subcategory, side by side. */
export function Component(): ReactElement {
  const { adverts, rows, list, groups, gone, isCut, onlyDifferences } = useLoaded<typeof loader>()
  const t = comparisonTexts.use()
  const link = useLink()
  const ids = adverts.map(({ id }) => id)
  return (
    <div className={css['page']}>
      <h1 className={css['heading']}>{t.title}</h1>
      {gone > 0 && <Note>{t.gone(gone)}</Note>}
      {isCut && adverts.length > 0 && <Note>{t.tooMany}</Note>}
      {adverts.length === 1 && <Note>{t.one}</Note>}
      {groups.length > 1 && <Mixed groups={groups} />}
      {groups.length === 0 && (
        <EmptyState icon="list" title={t.empty.title}>
          <p>{t.empty.text}</p>
          <Ways />
        </EmptyState>
      )}
      {adverts.length > 0 && (
        <p className={css['ways']}>
          {adverts.length > 1 && (
            <a
              className={css['toggle']}
              href={link(comparisonAddress(ids, { onlyDifferences: !onlyDifferences }))}
            >
              {onlyDifferences ? t.allRows : t.onlyDifferences}
            </a>
          )}
          {list && (
            <a className={css['toggle']} href={link(list.path)}>
              {t.others(list.label)}
            </a>
          )}
        </p>
      )}
      {adverts.length > 0 && (
        <CompareTable adverts={adverts} rows={rows} onlyDifferences={onlyDifferences} />
      )}
    </div>
  )
}

function Note({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className={css['notice']} role="status">
      <Icon name="info" size={20} />
      {children}
    </p>
  )
}

/** Says in words that the adverts cannot be compared, and offers those that can. */
function Mixed({ groups }: { groups: readonly ComparedGroup[] }): ReactElement {
  const t = comparisonTexts.use().mixed
  const link = useLink()
  return (
    <EmptyState icon="circle-alert" title={t.title}>
      <p>{t.text}</p>
      <ul className={css['groups']}>
        {groups.map(({ label, ids }) => (
          <li key={label}>
            <a className={css['toggle']} href={link(comparisonAddress(ids))}>
              {label} ({ids.length})
            </a>
          </li>
        ))}
      </ul>
      <Ways />
    </EmptyState>
  )
}

/** Where adverts are chosen: in any list, and of one's own in the favourites. */
function Ways(): ReactElement {
  const t = comparisonTexts.use()
  const { search } = useTexts()
  const link = useLink()
  const isLoggedIn = Boolean(useLayoutData()?.me)
  const mayOpen = useMayOpen()
  return (
    <p className={css['ways']}>
      <ButtonLink kind="primary" href={link('/search')}>
        {search.everything}
      </ButtonLink>
      {isLoggedIn && mayOpen('/my-favorites') && (
        <ButtonLink href={link('/my-favorites')}>{t.toFavorites}</ButtonLink>
      )}
    </p>
  )
}
