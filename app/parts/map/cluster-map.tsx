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

/** Visible area: "south,west,north,east" in degrees, and zoom. */
export interface MapView {
  readonly box: string
  readonly zoom: number
}

/** Area to show; applied once per key. */
export interface MapTarget {
  readonly key: string
  /** In degrees, "south,west,north,east"; "clusters": fits all of them. Null: the map does not move. */
  readonly box: string | null
}

interface ClusterMapProps {
  readonly clusters: readonly MapCluster[]
  readonly target: MapTarget
  /** `isMoved`: moved by the user, not by a target. */
  readonly onView: (view: MapView, isMoved: boolean) => void
  readonly onOpen: (cluster: MapCluster) => void
  /** The cluster of the advert that is pointed at in the list. */
  readonly marked: MapCluster | null
  readonly children?: ReactNode
}

/** Highest zoom at which clusters still split. */
const lastZoom = 14
const zoomSteps = 2
/** Highest zoom of a fit: one village needs its surroundings for orientation. */
const nearestFit = 11

/** Map of clustered adverts. Loaded lazily with the map library. */
export function ClusterMap(props: ClusterMapProps): ReactElement {
  const { clusters, onOpen, marked, children } = props
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
    markers.current = placeMarkers(ready, (cluster) => press(ready.map, cluster))
    return () => {
      markers.current = null
    }
  }, [ready])
  useEffect(() => {
    if (!ready) return
    const show = (): void => {
      const rooms = markers.current?.show(clusters)
      if (rooms) ready.names?.avoid(rooms)
    }
    show()
    ready.map.on('resize', show)
    return () => void ready.map.off('resize', show)
  }, [ready, clusters])
  useEffect(() => markers.current?.mark(marked), [ready, clusters, marked])
  return (
    <MapFrame ready={ready} onReady={setReady}>
      {children}
    </MapFrame>
  )
}

/** Applies the target and reports the user's moves. */
function useView(
  ready: ReadyMap | null,
  { clusters, target, onView }: Pick<ClusterMapProps, 'clusters' | 'target' | 'onView'>,
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
    const bounds = box === 'clusters' ? boundsOfAll(clusters) : boundsOf(box)
    fulfilled.current = key
    if (!bounds) return
    isOurs.current = true
    map.fitBounds(bounds, box === 'clusters' ? fitOptions : { animate: false })
    isOurs.current = false
  })
  const begin = useEffectEvent(({ map }: ReadyMap) => {
    map.on('moveend', () => report(map))
    // The move event of a resize follows later and must not count as the user's move.
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

const fitOptions = {
  paddingTopLeft: [40, 40],
  // Beside the buttons of the map.
  paddingBottomRight: [72, 40],
  maxZoom: nearestFit,
  animate: false,
} satisfies Parameters<LeafletMap['fitBounds']>[1]

/** Rounds inwards: rounded outwards, the same box would next fit a lower zoom. */
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

function boundsOfAll(clusters: readonly MapCluster[]): LatLngBounds | null {
  if (clusters.length === 0) return null
  return latLngBounds(clusters.map(({ latitude, longitude }) => [latitude, longitude]))
}
