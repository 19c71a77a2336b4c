import './map-trust.ts'
import { circle, divIcon, featureGroup, marker } from 'leaflet'
import { useEffect, useState, type ReactElement } from 'react'
import { blurMetres } from '#contract/limits.ts'
import { MapFrame, type ReadyMap } from './map-frame.tsx'
import type { Position } from './leaflet-map.ts'
import css from './map.module.css'

interface AdvertMapProps {
  readonly position: Position
  /** False: the position is approximate and shown as an area. */
  readonly isExact: boolean
}

/** Zoom levels with tiles, and on our own drawing, which knows no streets. */
const closeness = { exact: 15, area: 14, drawn: 11 } as const

/** Location of an advert. Loaded lazily with the map library. */
export function AdvertMap({ position, isExact }: AdvertMapProps): ReactElement {
  const [ready, setReady] = useState<ReadyMap | null>(null)
  const { latitude, longitude } = position
  useEffect(() => {
    if (!ready) return
    const at: [number, number] = [latitude, longitude]
    const drawn = featureGroup([isExact ? pinAt(at) : areaOf(at)])
    drawn.addTo(ready.map)
    const nearest = isExact ? closeness.exact : closeness.area
    ready.map.setView(at, ready.hasTiles ? nearest : closeness.drawn)
    return () => {
      drawn.remove()
    }
  }, [ready, latitude, longitude, isExact])
  return <MapFrame ready={ready} onReady={setReady} />
}

function pinAt(at: [number, number]) {
  return marker(at, { icon: pinIcon(), interactive: false, keyboard: false })
}

/** The circle contains the square to which the server blurs a position. */
function areaOf(at: [number, number]) {
  const style = { className: css['area'] ?? '', interactive: false }
  return circle(at, { ...style, radius: blurMetres * Math.SQRT2 })
}

/** Styled by CSS: an element, because HTML strings are forbidden. */
export function pinIcon() {
  return divIcon({
    className: css['pin'] ?? '',
    html: document.createElement('span'),
    iconSize: [44, 44],
    iconAnchor: [22, 40],
  })
}
