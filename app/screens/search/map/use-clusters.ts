import { useEffect, useState } from 'react'
import { advertCalls } from '#contract/adverts/adverts.ts'
import { searchCalls } from '#contract/search.ts'
import type { OutputOf } from '#contract/call.ts'
import { listInput, type Scope } from '../../../lib/lists/advert-list.ts'
import { postCall, postInBackground } from '../../../lib/calls/calls.ts'
import { useDebounced } from '../../../lib/calls/use-debounced-call.ts'
import { toCard, type Card } from '../../../lib/lists/cards.ts'
import type { Filters } from '../../../lib/filters/filters.ts'
import { useLang } from '../../../lib/texts/texts.ts'

type Answer = OutputOf<typeof searchCalls.getClusters>

interface Clusters extends Answer {
  /** False while the clusters of the previous query are shown. */
  readonly areCurrent: boolean
  readonly hasFailed: boolean
}

const nothing = { clusters: [], count: 0, isCapped: false, list: '' }

/** Clusters of a list's adverts at a zoom level; no query while it is unknown. */
export function useClusters(scope: Scope, filters: Filters, zoom: number | null): Clusters {
  const input = listInput(scope, filters)
  const list = JSON.stringify(input)
  const asked = useDebounced(
    zoom === null ? null : { ...input, zoom: Math.floor(zoom) },
    async (payload, signal) => ({
      list,
      ...(await postInBackground(searchCalls.getClusters, payload, signal)),
    }),
    { pauseMs: 0 },
  )
  const shown = asked.last ?? nothing
  return { ...shown, areCurrent: shown.list === list, hasFailed: asked.refusal !== null }
}

const maxCards = 100
const known = new Map<string, Card>()

/** Cards by advert id, for the place name of a cluster and the card shown on a press. The first ids have priority. */
export function useClusterCards(ids: readonly string[]): ReadonlyMap<string, Card> {
  const lang = useLang()
  const [cards, setCards] = useState<ReadonlyMap<string, Card>>(known)
  const asked = ids.join(',')
  useEffect(() => {
    const unknown = asked.split(',').filter((id) => id !== '' && !known.has(id))
    const idsList = unknown.slice(0, maxCards).map(Number)
    if (idsList.length === 0) return
    postCall(advertCalls.listHistory, { idsList, itemsNum: idsList.length }).then(
      ({ items }) => {
        for (const advert of items) known.set(advert.id, toCard(advert, lang))
        setCards(new Map(known))
      },
      // Without cards the clusters are shown without place names.
      () => {},
    )
  }, [asked, lang])
  return cards
}
