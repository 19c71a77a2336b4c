import { useState, type ReactElement } from 'react'
import { useLocation } from '../../../lib/router/index.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { mendingTexts, myAdvertsTexts, postingTexts, promotionTexts } from '../texts.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { readPage } from '../../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useMayAct, useMayOpen } from '../../../lib/session/page-rights.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { Pagination } from '../../../parts/lists/pagination.tsx'
import { BulkBar } from './actions/bulk-bar.tsx'
import { DeleteDialog } from './actions/delete-dialog.tsx'
import { addressOf, ownLine, readTab, tabsOf, type OwnCard, type OwnTab } from './own-lines.ts'
import { OwnAdvert } from './own-advert.tsx'
import { OwnSearch } from './own-search.tsx'
import { StatsDialog } from './stats/stats-dialog.tsx'
import { Tabs } from './tabs.tsx'
import { PriceDialog } from './actions/price-dialog.tsx'
import { SellDialog } from './actions/sell-dialog.tsx'
import { useAdvertActions } from './actions/use-advert-actions.ts'
import { useSale } from './actions/use-sale.ts'
import css from './my-adverts.module.css'

export const head: Head = (t) => t.adverts.mine.head

export const texts = [myAdvertsTexts, mendingTexts, postingTexts, promotionTexts]

const linesOnPage = 20

export const loader = screenLoader(async (visit) => {
  const { call, lang, query } = visit
  const tab = readTab(query.get('status'))
  const words = query.get('q') ?? ''
  const page = readPage(query.get('page'))
  const now = new Date().toISOString()
  const { lines, count, counts, isSelling } = await call(ownAdvertCalls.listOwn, {
    status: tab,
    search: words.slice(0, 100),
    startID: (page - 1) * linesOnPage,
    itemsNum: linesOnPage,
  })
  return {
    adverts: lines.map((line) => ownLine(line, lang, now)),
    tabs: tabsOf(counts),
    pages: Math.ceil(count / linesOnPage),
    ...{ tab, words, page, isSelling },
  }
})

/** Own adverts with their states, statistics and actions. */
export function Component(): ReactElement {
  const { adverts, tabs, tab, words, page, pages, isSelling } = useLoaded<typeof loader>()
  const own = myAdvertsTexts.use()
  const advertActions = useAdvertActions()
  const sale = useSale(advertActions)
  const { chosen, choose } = useChosen(adverts)
  const mayEdit = useMayAct()('adverts')
  const sections = sectionsOf(adverts)
  const [shownStats, setShownStats] = useState<OwnCard | null>(null)
  const [priced, setPriced] = useState<OwnCard | null>(null)
  const [toDelete, setToDelete] = useState<readonly string[]>([])
  return (
    <div className={css['page']}>
      <h1>{own.title}</h1>
      <ImportLink />
      <Tabs tabs={tabs} current={tab} words={words} />
      <OwnSearch key={`${tab} ${words}`} tab={tab} words={words} />
      {adverts.length === 0 ? (
        <NothingHere tab={tab} words={words} />
      ) : (
        <>
          {mayEdit && (
            <BulkBar
              adverts={adverts}
              chosen={chosen}
              advertActions={advertActions}
              onChoose={choose}
              onDelete={setToDelete}
            />
          )}
          {sections.map(({ name, lines }) => (
            <section key={name} className={css['section']} aria-label={own.sections[name]}>
              {sections.length > 1 && <p className={css['sectionTitle']}>{own.sections[name]}</p>}
              <ul className={css['lines']}>
                {lines.map((advert) => (
                  <OwnAdvert
                    key={advert.id}
                    advert={advert}
                    advertActions={advertActions}
                    sale={sale}
                    isSelling={isSelling}
                    isChosen={chosen.includes(advert.id)}
                    onChoose={(isOn) =>
                      choose(
                        isOn ? [...chosen, advert.id] : chosen.filter((id) => id !== advert.id),
                      )
                    }
                    onStats={() => setShownStats(advert)}
                    onPrice={() => setPriced(advert)}
                    onDelete={() => setToDelete([advert.id])}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <Pagination page={page} pages={pages} />
      <StatsDialog advert={shownStats} onClose={() => setShownStats(null)} />
      <SellDialog sale={sale} />
      <PriceDialog advert={priced} advertActions={advertActions} onClose={() => setPriced(null)} />
      <DeleteDialog ids={toDelete} advertActions={advertActions} onClose={() => setToDelete([])} />
    </div>
  )
}

/** For who acts for a company: its owner has the import on the profile, which they may not open. */
function ImportLink(): ReactElement | null {
  const own = myAdvertsTexts.use()
  const link = useLink()
  const mayOpen = useMayOpen()
  if (!useLayoutData()?.me?.acting || !mayOpen('/my-import')) return null
  return (
    <a className={css['import']} href={link('/my-import')}>
      {own.importing}
    </a>
  )
}

/** Drafts apart from the others, which are not waiting to be finished. */
function sectionsOf(adverts: readonly OwnCard[]) {
  const isDraft = ({ status }: OwnCard): boolean => status === 'draft'
  return [
    { name: 'drafts' as const, lines: adverts.filter(isDraft) },
    { name: 'others' as const, lines: adverts.filter((advert) => !isDraft(advert)) },
  ].filter(({ lines }) => lines.length > 0)
}

/** Ids of the selected adverts; reset by another tab or page. */
function useChosen(adverts: readonly OwnCard[]): {
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
} {
  const { search } = useLocation()
  const [ticked, setTicked] = useState<{ at: string; ids: readonly string[] }>({ at: '', ids: [] })
  const chosen = ticked.at === search ? ticked.ids : []
  return {
    chosen: adverts.map(({ id }) => id).filter((id) => chosen.includes(id)),
    choose: (ids) => setTicked({ at: search, ids }),
  }
}

function NothingHere({ tab, words }: { tab: OwnTab; words: string }): ReactElement {
  const t = useTexts()
  const own = myAdvertsTexts.use()
  const link = useLink()
  const mayPost = useMayOpen()('/add-advert')
  if (words) {
    return (
      <EmptyState title={own.empty.found}>
        <ButtonLink href={link(addressOf(tab, ''))}>{own.search.all}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="tag" title={own.empty[tab]}>
      <p>{own.empty.hint}</p>
      {mayPost && (
        <ButtonLink kind="primary" href={link('/add-advert')}>
          {t.adverts.add.title}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
