import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from '../../../lib/router/index.ts'
import { loadAfter } from '../../../lib/lists/advert-list.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import { cardsOf } from '../../../lib/lists/recent.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import type { Listing } from './listing.ts'
import { addedTo, saveAdded, notedOf, noteTop, type Added } from '../results/results-cache.ts'

interface More {
  /** All shown cards, including the page itself. */
  readonly cards: readonly Card[]
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly load: () => void
  /** The first of the last added adverts, where reading continues. */
  readonly firstNew: string | null
}

interface Loading {
  readonly entry: string
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly firstNew: string | null
}

/** List that grows on request; going back to it restores its length. */
export function useMore({ list, scope, filters }: Listing): More {
  const { key, pathname, search } = useLocation()
  const lang = useLang()
  // Every document's first history entry has the same key.
  const entry = [key, pathname, search].join(' ')
  const idle = { entry, isBusy: false, hasFailed: false, firstNew: null }
  const [last, setLast] = useState<Loading>(idle)
  const current = last.entry === entry ? last : idle
  const added = addedTo(entry) ?? beginning(list)
  const cards = useMemo(() => joined(list.cards, added.cards), [list.cards, added.cards])
  useRebuilt(entry, () => setLast({ ...idle }))

  const load = async (): Promise<void> => {
    setLast({ ...idle, isBusy: true })
    try {
      const next = await loadAfter({ call: postCall, lang }, scope, filters, added.end, list.size)
      const shown = new Set([...list.paid, ...list.cards, ...added.cards].map(({ id }) => id))
      const fresh = next.cards.filter(({ id }) => !shown.has(id))
      saveAdded(entry, { ...next, cards: [...added.cards, ...fresh] })
      setLast({ ...idle, firstNew: fresh[0]?.id ?? null })
    } catch {
      setLast({ ...idle, hasFailed: true })
    }
  }
  return {
    cards,
    hasMore: added.hasMore,
    isBusy: current.isBusy,
    hasFailed: current.hasFailed,
    firstNew: current.firstNew,
    load: () => void load(),
  }
}

function beginning({ page, pages, size, nextCursor }: Listing['list']): Added {
  return {
    cards: [],
    end: { cursor: nextCursor, loaded: page * size },
    hasMore: nextCursor !== null || page < pages,
  }
}

/** Joins without duplicates: new adverts shift the list. */
function joined(page: readonly Card[], added: readonly Card[]): readonly Card[] {
  if (added.length === 0) return page
  const ids = new Set(page.map(({ id }) => id))
  return [...page, ...added.filter(({ id }) => !ids.has(id))]
}

/** After a reload: loads the added adverts again and restores the scroll position. */
function useRebuilt(entry: string, onRebuilt: () => void): void {
  const lang = useLang()
  const [top, setTop] = useState<number | null>(null)
  const rebuilt = useEffectEvent(onRebuilt)
  const isNew = useRef(true)
  useEffect(() => {
    const leave = (): void => noteTop(entry)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [entry])
  useEffect(() => {
    const noted = isNew.current && !addedTo(entry) && isReturn() ? notedOf(entry) : undefined
    isNew.current = false
    if (!noted) return
    const before = scrollY
    fetchAll(noted.ids, lang).then(
      (cards) => {
        saveAdded(entry, { cards, end: noted.end, hasMore: noted.hasMore })
        // Not when the user has scrolled in the meantime.
        setTop(Math.abs(scrollY - before) < 2 ? noted.top : null)
        rebuilt()
      },
      () => {},
    )
  }, [entry, lang])
  useLayoutEffect(() => {
    if (top !== null) scrollTo(0, top)
  }, [top])
}

/** Whether the page was reloaded or reached by history; a newly entered address starts at the top. */
function isReturn(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document instanceof PerformanceNavigationTiming && document.type !== 'navigate'
}

const batchSize = 100

async function fetchAll(ids: readonly string[], lang: ReturnType<typeof useLang>): Promise<Card[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  )
  const cards = await Promise.all(parts.map((part) => cardsOf(postCall, part, lang)))
  return cards.flat()
}
