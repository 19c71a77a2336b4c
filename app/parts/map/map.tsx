import './map-trust.ts'
import { circle, circleMarker, divIcon, featureGroup, marker } from 'leaflet'
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

/** Location of an advert. Loaded lazily with the map library. */
export function AdvertMap({ position, isExact }: AdvertMapProps): ReactElement {
  const [ready, setReady] = useState<ReadyMap | null>(null)
  const { latitude, longitude } = position
  useEffect(() => {
    if (!ready) return
    const at: [number, number] = [latitude, longitude]
    const drawn = featureGroup(isExact ? [pinAt(at)] : areaOf(at, ready.hasTiles))
    drawn.addTo(ready.map)
    if (ready.hasTiles) ready.map.setView(at, isExact ? 15 : 14)
    return () => {
      drawn.remove()
    }
  }, [ready, latitude, longitude, isExact])
  return <MapFrame ready={ready} onReady={setReady} />
}

function pinAt(at: [number, number]) {
  return marker(at, { icon: pinIcon(), interactive: false, keyboard: false })
}

/**
 * The circle contains the square to which the server blurs a position; at the zoom of the outline it would be too small
 * to see.
 */
function areaOf(at: [number, number], hasTiles: boolean) {
  const style = { className: css['area'] ?? '', interactive: false }
  const area = circle(at, { ...style, radius: blurMetres * Math.SQRT2 })
  return hasTiles ? [area] : [area, circleMarker(at, { ...style, radius: 9 })]
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
