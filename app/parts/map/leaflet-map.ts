import './map-trust.ts'
import { map as createMap, tileLayer, type Map as LeafletMap } from 'leaflet'
import { contentCalls } from '#contract/content.ts'
import type { Lang } from '#contract/languages.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { readConsent } from '../../lib/browser/storage.ts'
import { edges } from './base/country.ts'
import { drawBase, fetchDrawnBase, type DrawnBase } from './base/drawn-base.ts'
import type { PlaceNames } from './base/place-labels.ts'

/** Base layer of a map: tiles of an external service, or our own drawing of the country. */
export type BaseLayer =
  | { readonly tiles: { readonly url: string; readonly attribution: string } }
  | {
      readonly tiles: null
      readonly drawn: DrawnBase
      /** Tiles exist, but the visitor has not consented to external services. */
      readonly lacksConsent: boolean
    }

/** In degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const country: [[number, number], [number, number]] = [
  [edges.south, edges.west],
  [edges.north, edges.east],
]
const near: [[number, number], [number, number]] = [
  [edges.south - 1, edges.west - 1.5],
  [edges.north + 1, edges.east + 1.5],
]

/** Highest zoom levels. Our drawing knows no streets: closer than this nothing on it tells where one is. */
const nearest = { tiles: 18, drawn: 14 } as const

export async function fetchBaseLayer(): Promise<BaseLayer> {
  const { tiles } = await postCall(contentCalls.getMap, {}).catch(() => ({ tiles: null }))
  if (tiles && readConsent() === 'all') return { tiles }
  return { tiles: null, drawn: await fetchDrawnBase(), lacksConsent: tiles !== null }
}

/**
 * Creates a map of the country in the element. Leaflet's controls are disabled because they write HTML; the product
 * renders its own.
 */
export function makeMap(
  box: HTMLElement,
  baseLayer: BaseLayer,
  lang: Lang,
): { readonly map: LeafletMap; readonly names: PlaceNames | null } {
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
    minZoom: 6,
    maxZoom: baseLayer.tiles ? nearest.tiles : nearest.drawn,
    maxBounds: near,
  })
  map.fitBounds(country)
  if (!baseLayer.tiles) {
    return { map, names: drawBase(map, baseLayer.drawn, lang) }
  }
  const layer = tileLayer(baseLayer.tiles.url, { maxZoom: nearest.tiles })
  layer.on('tileloadstart', ({ tile }: { tile: HTMLElement }) => {
    // A tile that fails stays empty instead of showing the photo placeholder.
    tile.dataset['noPlaceholder'] = ''
  })
  layer.addTo(map)
  return { map, names: null }
}

export function insideCountry({ lat, lng }: { lat: number; lng: number }): Position {
  const within = (value: number, low: number, high: number): number =>
    Number(Math.min(high, Math.max(low, value)).toFixed(5))
  return {
    latitude: within(lat, edges.south, edges.north),
    longitude: within(lng, edges.west, edges.east),
  }
}
