import { useEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { mergeOverlapping, type Cluster } from '../../../parts/map/map-clusters.ts'
import { resultsTexts } from '../texts.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { ClusterMap, type MapView } from '../../../parts/map/cluster-map.tsx'
import type { MapCluster } from '../../../parts/map/cluster-markers.ts'
import { wholeCountry } from '../../../parts/map/base/country.ts'
import type { ListScreenProps } from '../list/listing.ts'
import { MapCard } from './map-card.tsx'
import { MapStrip } from './map-strip.tsx'
import { usePointedAdvert } from './pointed-advert.ts'
import css from './results-map.module.css'
import { useClusterCards, useClusters } from './use-clusters.ts'

interface MapSideProps extends ListScreenProps {
  /** The list beside the map, whose adverts are marked when they are pointed at. */
  readonly listBox: RefObject<HTMLElement | null>
}

/** Map of a list. Moving it updates the address, and with it the list. */
export function MapSide({ listing, basePath, listBox }: MapSideProps): ReactElement {
  const { scope, filters, list } = listing
  const t = resultsTexts.use().map
  const texts = useTexts()
  const { box, zoom, key, follow } = useBox(listing, basePath)
  const { clusters, count, isCapped, areCurrent, hasFailed } = useClusters(
    scope,
    { ...filters, box },
    zoom,
  )
  const [opened, setOpened] = useState<MapCluster | null>(null)
  const merged = useMemo(() => mergeOverlapping(clusters, zoom ?? 0), [clusters, zoom])
  const cards = useClusterCards([opened, ...merged].flatMap((one) => one?.advertId ?? []))
  const shown = useMemo(
    () => merged.map((cluster) => describe(cluster, cards.get(cluster.advertId), texts, t)),
    [merged, cards, texts, t],
  )
  const [swiped, setSwiped] = useState<string | null>(null)
  const pointed = usePointedAdvert(listBox) ?? swiped
  const city = [...list.cards, ...cards.values()].find(({ id }) => id === pointed)?.city
  const marked = pointed === null ? null : clusterOf(shown, pointed, city)
  const isEverywhere = !filters.l && !filters.near
  const found = areCurrent ? 'clusters' : null
  const all = isEverywhere ? wholeCountry : found
  const targetBox = key === moved ? null : box || all
  const card = opened && cards.get(opened.advertId)
  return (
    <ClusterMap
      clusters={shown}
      target={{ key, box: targetBox }}
      onView={follow}
      onOpen={setOpened}
      marked={marked}
    >
      {(isCapped || hasFailed) && (
        <p className={css['note']} role="status">
          {hasFailed ? t.failed : t.capped(formatNumber(texts.lang, count))}
        </p>
      )}
      {!(opened && card) && <MapStrip cards={list.cards} onSwipe={setSwiped} />}
      {opened && card && (
        <MapCard
          key={card.id}
          card={card}
          now={list.now}
          count={opened.count}
          onClose={() => setOpened(null)}
        />
      )}
    </ClusterMap>
  )
}

function describe(
  cluster: Cluster,
  card: Card | undefined,
  texts: Texts,
  t: ReturnType<typeof resultsTexts.use>['map'],
): MapCluster {
  const { count } = cluster
  const city = card?.city ?? ''
  const price = card && count === 1 ? priceText(texts, card) : ''
  const text = count > 1 ? formatNumber(texts.lang, count) : price
  const nameAt = (place: string): string =>
    [t.cluster(count, place), price].filter(Boolean).join(', ')
  return { ...cluster, city, text, nameAt }
}

/** Where an advert is: its own pin, else the cluster that is named after its place. */
function clusterOf(
  clusters: readonly MapCluster[],
  advertId: string,
  city: string | undefined,
): MapCluster | null {
  const own = clusters.find((cluster) => cluster.advertId === advertId)
  return own ?? clusters.find((cluster) => city && cluster.city === city) ?? null
}

const restMs = 300

const moved = 'moved'

/** Visible section: given by the address until the user moves the map, which then updates the address. */
function useBox({ filters }: ListScreenProps['listing'], basePath: string) {
  const navigate = useNavigate()
  const [zoom, setZoom] = useState<number | null>(null)
  const asked = filters.box
  const [view, setView] = useState({ from: asked, to: asked, key: asked })
  if (asked === view.to && view.from !== view.to) setView({ ...view, from: asked })
  // Neither the current nor the previous box: the address was changed elsewhere, so the map follows it.
  if (asked !== view.to && asked !== view.from) setView({ from: asked, to: asked, key: asked })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const go = (to: string): void => {
    const path = basePath + filterQuery({ ...filters, box: to })
    void navigate(path, { replace: true, preventScrollReset: true })
  }
  const follow = ({ box, zoom: near }: MapView, isMoved: boolean): void => {
    clearTimeout(timer.current)
    if (!isMoved) return setZoom(near)
    timer.current = setTimeout(() => {
      setZoom(near)
      setView({ from: asked, to: box, key: moved })
      if (box !== asked) go(box)
    }, restMs)
  }
  const everything = filterQuery({ ...filters, box: '' })
  return { box: view.to, zoom, key: view.to === '' ? `all ${everything}` : view.key, follow }
}
