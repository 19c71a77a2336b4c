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
  /** Of the list that is asked for now: the last answer stays until the next one is there. */
  readonly areCurrent: boolean
  readonly hasFailed: boolean
}

const nothing = { clusters: [], count: 0, isCapped: false, list: '' }

/** The adverts of a list as the map shows them from so near; asks nothing as long as that is not known. */
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

const cardsAtOnce = 100
const known = new Map<string, Card>()

/** Adverts by their ids: what the place of a cluster is called, and what a press shows. The first ones come first. */
export function useClusterCards(ids: readonly string[]): ReadonlyMap<string, Card> {
  const lang = useLang()
  const [cards, setCards] = useState<ReadonlyMap<string, Card>>(known)
  const asked = ids.join(',')
  useEffect(() => {
    const unknown = asked.split(',').filter((id) => id !== '' && !known.has(id))
    const idsList = unknown.slice(0, cardsAtOnce).map(Number)
    if (idsList.length === 0) return
    postCall(advertCalls.listHistory, { idsList, itemsNum: idsList.length }).then(
      ({ items }) => {
        for (const advert of items) known.set(advert.id, toCard(advert, lang))
        setCards(new Map(known))
      },
      // Clusters without the name of a place are still clusters.
      () => {},
    )
  }, [asked, lang])
  return cards
}
