import './map-trust.ts'
import { geoJSON, map as createMap, tileLayer, type Map as LeafletMap } from 'leaflet'
import { contentCalls } from '#contract/content.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { readConsent } from '../../lib/browser/storage.ts'
import css from './map.module.css'

/** Base layer of a map: tiles of an external service, or the country's outline. */
export type BaseLayer =
  | { readonly tiles: { readonly url: string; readonly attribution: string } }
  | {
      readonly tiles: null
      readonly outline: Parameters<typeof geoJSON>[0]
      /** Tiles exist, but the visitor has not consented to external services. */
      readonly lacksConsent: boolean
    }

/** In degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Same bounds as on the server: a pin outside them is an input error. */
const edges = { south: 45.4, north: 48.6, west: 26.5, east: 30.3 } as const
const country: [[number, number], [number, number]] = [
  [edges.south, edges.west],
  [edges.north, edges.east],
]
const near: [[number, number], [number, number]] = [
  [edges.south - 1, edges.west - 1.5],
  [edges.north + 1, edges.east + 1.5],
]

export async function fetchBaseLayer(): Promise<BaseLayer> {
  const { tiles } = await postCall(contentCalls.getMap, {}).catch(() => ({ tiles: null }))
  if (tiles && readConsent() === 'all') return { tiles }
  const response = await fetch('/assets/moldova.json')
  return { tiles: null, outline: await response.json(), lacksConsent: tiles !== null }
}

/**
 * Creates a map of the country in the element. Leaflet's controls are disabled because they write HTML; the product
 * renders its own.
 */
export function makeMap(box: HTMLElement, baseLayer: BaseLayer): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(box, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    zoomSnap: 0.5,
    minZoom: 5.5,
    maxZoom: 18,
    maxBounds: near,
  })
  map.fitBounds(country)
  if (!baseLayer.tiles) {
    geoJSON(baseLayer.outline, {
      interactive: false,
      style: { className: css['land'] ?? '' },
    }).addTo(map)
    return map
  }
  const layer = tileLayer(baseLayer.tiles.url, { maxZoom: 18 })
  layer.on('tileloadstart', ({ tile }: { tile: HTMLElement }) => {
    // A tile that fails stays empty instead of showing the photo placeholder.
    tile.dataset['noPlaceholder'] = ''
  })
  layer.addTo(map)
  return map
}

export function insideCountry({ lat, lng }: { lat: number; lng: number }): Position {
  const within = (value: number, low: number, high: number): number =>
    Number(Math.min(high, Math.max(low, value)).toFixed(5))
  return {
    latitude: within(lat, edges.south, edges.north),
    longitude: within(lng, edges.west, edges.east),
  }
}
