import './map-trust.ts'
import { latLngBounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { placeMarkers, type ClusterMarkers, type MapCluster } from './cluster-markers.ts'
import { MapFrame, type ReadyMap } from './map-frame.tsx'

/** What a map shows: "south,west,north,east" in degrees, and how near. */
export interface MapView {
  readonly box: string
  readonly zoom: number
}

/** What the map is asked to show, once for each key. */
export interface MapTarget {
  readonly key: string
  /** Degrees, "south,west,north,east", or "clusters": all of them. Null: it stays where it is. */
  readonly box: string | null
}

interface ClusterMapProps {
  readonly clusters: readonly MapCluster[]
  readonly target: MapTarget
  /** `isMoved`: by the person, not by what was asked for. */
  readonly onView: (view: MapView, isMoved: boolean) => void
  readonly onOpen: (cluster: MapCluster) => void
  readonly children?: ReactNode
}

/** Closer than this adverts of one place do not part any more. */
const lastZoom = 14
const zoomSteps = 2
/** Everything that there is may be one village: its surroundings tell which. */
const nearestFit = 11

/** Adverts on a map, those near each other as one. Loaded when it is needed: the whole map library comes with it. */
export function ClusterMap(props: ClusterMapProps): ReactElement {
  const { clusters, onOpen, children } = props
  const [ready, setReady] = useState<ReadyMap | null>(null)
  const markers = useRef<ClusterMarkers>(null)
  const press = useEffectEvent((map: LeafletMap, cluster: MapCluster) => {
    const zoom = map.getZoom()
    if (cluster.count === 1 || zoom >= lastZoom) return onOpen(cluster)
    map.setView([cluster.latitude, cluster.longitude], Math.min(zoom + zoomSteps, lastZoom))
  })
  useView(ready, props)
  useEffect(() => {
    if (!ready) return
    markers.current = placeMarkers(ready.map, (cluster) => press(ready.map, cluster))
    return () => {
      markers.current = null
    }
  }, [ready])
  useEffect(() => markers.current?.show(clusters), [ready, clusters])
  return (
    <MapFrame ready={ready} onReady={setReady}>
      {children}
    </MapFrame>
  )
}

/** Shows the target, and tells where the person has gone from there. */
function useView(
  ready: ReadyMap | null,
  { clusters, target, onView }: Omit<ClusterMapProps, 'onOpen'>,
): void {
  const isOurs = useRef(false)
  const fulfilled = useRef('')
  const report = useEffectEvent((map: LeafletMap) => {
    onView(viewOf(map), !isOurs.current)
    isOurs.current = false
  })
  const fit = useEffectEvent(({ map }: ReadyMap) => {
    const { key, box } = target
    if (fulfilled.current === key || box === null) return
    const bounds = box === 'clusters' ? boundsAround(clusters) : boundsOf(box)
    fulfilled.current = key
    if (!bounds) return
    isOurs.current = true
    map.fitBounds(bounds, box === 'clusters' ? around : { animate: false })
    isOurs.current = false
  })
  const begin = useEffectEvent(({ map }: ReadyMap) => {
    map.on('moveend', () => report(map))
    // The end of a move follows a little later; nobody has moved the map.
    map.on('resize', () => {
      isOurs.current = true
    })
    fulfilled.current = ''
    onView(viewOf(map), false)
  })
  useEffect(() => {
    if (ready) begin(ready)
  }, [ready])
  useEffect(() => {
    if (ready) fit(ready)
  }, [ready, target, clusters])
}

const around = { padding: [40, 40], maxZoom: nearestFit, animate: false } satisfies Parameters<
  LeafletMap['fitBounds']
>[1]

/** Rounded inwards: what is rounded outwards would next time be shown from further away. */
function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds()
  const up = (degrees: number): number => Math.ceil(degrees * 1e5) / 1e5
  const down = (degrees: number): number => Math.floor(degrees * 1e5) / 1e5
  const sides = [
    up(bounds.getSouth()),
    up(bounds.getWest()),
    down(bounds.getNorth()),
    down(bounds.getEast()),
  ]
  return { box: sides.join(','), zoom: map.getZoom() }
}

function boundsOf(box: string): LatLngBounds {
  const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number)
  return latLngBounds([south, west], [north, east])
}

function boundsAround(clusters: readonly MapCluster[]): LatLngBounds | null {
  if (clusters.length === 0) return null
  return latLngBounds(clusters.map(({ latitude, longitude }) => [latitude, longitude]))
}
