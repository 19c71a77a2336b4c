import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { onConsent } from '../../lib/browser/storage.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import { ScaleBar } from './scale/scale-bar.tsx'
import { fetchBaseLayer, makeMap, type BaseLayer } from './leaflet-map.ts'
import css from './map.module.css'
import type { PlaceNames } from './base/place-labels.ts'

/** Names of the sources of our drawing, as their licence asks. */
const drawnFrom = '© OpenStreetMap, Natural Earth'

export interface ReadyMap {
  readonly map: LeafletMap
  readonly hasTiles: boolean
  /** Names of places; null on tiles, which have their own. */
  readonly names: PlaceNames | null
}

interface MapFrameProps {
  readonly ready: ReadyMap | null
  readonly onReady: (ready: ReadyMap | null) => void
  readonly children?: ReactNode
}

/** Map with its own buttons and attribution; fills the height of its container. */
export function MapFrame({ ready, onReady, children }: MapFrameProps): ReactElement {
  const { lang, advert } = useTexts()
  const t = advert.map
  const box = useRef<HTMLDivElement>(null)
  const { baseLayer, hasFailed } = useBaseLayer()
  useEffect(() => {
    if (!box.current || !baseLayer) return
    const element = surface(t.label)
    box.current.append(element)
    const { map, names } = makeMap(element, baseLayer, lang)
    onReady({ map, names, hasTiles: baseLayer.tiles !== null })
    // Leaflet hears of the window alone; what stands around the map changes its size too.
    const resizes = new ResizeObserver(() => map.invalidateSize({ debounceMoveend: true }))
    resizes.observe(element)
    return () => {
      resizes.disconnect()
      onReady(null)
      element.remove()
      // Until the components that use the map have heard that it is gone, their effects still call it.
      setTimeout(() => {
        map.remove()
        // Leaflet still tells of the end of a resize.
        map.off()
      })
    }
  }, [baseLayer, lang, t.label, onReady])
  return (
    <div className={css['frame']}>
      <div className={css['map']} ref={box} />
      {!ready && (
        <p className={css['wait']} role="status">
          {hasFailed ? t.failed : t.loading}
        </p>
      )}
      {ready && (
        <div className={css['zoom']}>
          <button type="button" aria-label={t.zoomIn} onClick={() => ready.map.zoomIn()}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={t.zoomOut} onClick={() => ready.map.zoomOut()}>
            <Icon name="minus" />
          </button>
        </div>
      )}
      {ready && <ScaleBar map={ready.map} />}
      {baseLayer?.tiles && <p className={css['credit']}>{baseLayer.tiles.attribution}</p>}
      {baseLayer?.tiles === null && (
        <p className={css['source']} translate="no">
          {drawnFrom}
        </p>
      )}
      {baseLayer?.tiles === null && baseLayer.lacksConsent && (
        <p className={css['credit']}>{t.consent}</p>
      )}
      {children}
    </div>
  )
}

function surface(label: string): HTMLElement {
  const element = document.createElement('div')
  element.className = css['surface'] ?? ''
  element.role = 'group'
  element.ariaLabel = label
  return element
}

function useBaseLayer(): { readonly baseLayer: BaseLayer | null; readonly hasFailed: boolean } {
  const [baseLayer, setBaseLayer] = useState<BaseLayer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const load = (): void => {
      fetchBaseLayer().then(setBaseLayer, () => setHasFailed(true))
    }
    load()
    // Tiles of another service go as soon as they are not allowed any more.
    return onConsent(load)
  }, [])
  return { baseLayer, hasFailed }
}
