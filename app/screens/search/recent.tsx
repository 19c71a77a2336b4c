import { useEffect, useState, type ReactElement } from 'react'
import { redirect } from '../../lib/router/index.ts'
import { pageSize } from '#contract/limits.ts'
import { pageOfCards, type AdvertPage } from '../../lib/lists/advert-list.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { cardsOf, forgetRecent, recentIds } from '../../lib/lists/recent.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useLang, useLink, useTexts } from '../../lib/texts/texts.ts'
import type { Visit } from '../../lib/calls/visit.ts'
import { AdvertList } from '../../parts/lists/advert-list.tsx'
import { AdvertSkeleton } from '../../parts/cards/advert-skeleton.tsx'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import css from './recent.module.css'
import { recentTexts } from './texts.ts'

export const texts = [recentTexts]

export const head: Head = (t) => ({ ...t.search.heads.recent, noIndex: true })

/** The list is stored in the browser: the server renders only the frame, and client-side navigation loads all of it. */
export const loader = screenLoader(async (visit) => {
  const { params, device } = visit
  if (params['page'] === '1') throw redirect('/recent', 301)
  const page = readPage(params['page'])
  const size = pageSize[device]
  const list = typeof document === 'undefined' ? null : await loadRecent(visit, page, size)
  return { page, size, list }
})

async function loadRecent(
  { call, lang }: Pick<Visit, 'call' | 'lang'>,
  page: number,
  size: number,
): Promise<AdvertPage> {
  const cards = await cardsOf(call, recentIds(), lang)
  return pageOfCards(cards.slice((page - 1) * size, page * size), cards.length, page, size)
}

export function Component(): ReactElement {
  const t = recentTexts.use()
  const { layout } = useTexts()
  const { list, hasFailed, forget } = useRecent()
  return (
    <>
      <header className={css['header']}>
        <h1>{t.title}</h1>
        {list && list.count > 0 && <Button onPress={forget}>{t.clear}</Button>}
      </header>
      {hasFailed ? (
        <EmptyState title={t.failed} icon="rotate-cw">
          <Button kind="primary" onPress={() => location.reload()}>
            {layout.retry}
          </Button>
        </EmptyState>
      ) : (
        <RecentList list={list} />
      )}
    </>
  )
}

function RecentList({ list }: { list: AdvertPage | null }): ReactElement {
  const t = useTexts()
  const link = useLink()
  const own = recentTexts.use()
  if (!list) {
    return (
      <>
        <noscript>{own.needsScript}</noscript>
        <div className="needs-script">
          <AdvertSkeleton count={8} label={t.search.loading} />
        </div>
      </>
    )
  }
  if (list.cards.length === 0) {
    return (
      <EmptyState title={t.adverts.none} icon="clock">
        <p>{own.hint}</p>
        <ButtonLink kind="primary" href={link('/')}>
          {own.browse}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <AdvertList adverts={list.cards} now={list.now} heading="h2" />
      <Pagination
        page={list.page}
        pages={list.pages}
        pathOf={(page) => `/recent${page > 1 ? `/${page}` : ''}`}
      />
    </>
  )
}

function useRecent(): { list: AdvertPage | null; hasFailed: boolean; forget: () => void } {
  const { list: loaded, page, size } = useLoaded<typeof loader>()
  const lang = useLang()
  const [own, setOwn] = useState<AdvertPage | 'failed' | null>(null)
  useEffect(() => {
    setOwn(null)
    if (loaded) return
    loadRecent({ call: postCall, lang }, page, size).then(setOwn, () => setOwn('failed'))
  }, [loaded, lang, page, size])

  const forget = (): void => {
    forgetRecent()
    setOwn(pageOfCards([], 0, 1, size))
  }
  return { list: own === 'failed' ? null : (own ?? loaded), hasFailed: own === 'failed', forget }
}
