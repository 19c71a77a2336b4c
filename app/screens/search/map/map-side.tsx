import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { mergeOverlapping } from '../../../parts/map/map-clusters.ts'
import { resultsTexts } from '../texts.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { ClusterMap, type MapView } from '../../../parts/map/cluster-map.tsx'
import type { MapCluster } from '../../../parts/map/cluster-markers.ts'
import type { ListScreenProps } from '../list/listing.ts'
import { MapCard } from './map-card.tsx'
import css from './results-map.module.css'
import { useClusterCards, useClusters } from './use-clusters.ts'

/** Map of a list. Moving it updates the address, and with it the list. */
export function MapSide({ listing, basePath }: ListScreenProps): ReactElement {
  const { scope, filters, list } = listing
  const t = resultsTexts.use().map
  const lang = useLang()
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
    () =>
      merged.map((cluster) => {
        const city = cards.get(cluster.advertId)?.city ?? ''
        const text = cluster.count > 1 ? formatNumber(lang, cluster.count) : ''
        return { ...cluster, city, text, name: t.cluster(cluster.count, city) }
      }),
    [merged, cards, lang, t],
  )
  const all = areCurrent ? 'clusters' : null
  const targetBox = key === moved ? null : box || all
  const card = opened && cards.get(opened.advertId)
  return (
    <ClusterMap
      clusters={shown}
      target={{ key, box: targetBox }}
      onView={follow}
      onOpen={setOpened}
    >
      {(isCapped || hasFailed) && (
        <p className={css['note']} role="status">
          {hasFailed ? t.failed : t.capped(formatNumber(lang, count))}
        </p>
      )}
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
