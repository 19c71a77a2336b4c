import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import { fetchGround, makeMap, type Ground } from './map-ground.ts'
import css from './map.module.css'

export interface ReadyMap {
  readonly map: LeafletMap
  readonly hasTiles: boolean
}

interface MapFrameProps {
  readonly ready: ReadyMap | null
  readonly onReady: (ready: ReadyMap | null) => void
  readonly children?: ReactNode
}

/** Map with its own buttons and attribution; fills the height of its container. */
export function MapFrame({ ready, onReady, children }: MapFrameProps): ReactElement {
  const t = useTexts().advert.map
  const box = useRef<HTMLDivElement>(null)
  const { ground, hasFailed } = useGround()
  useEffect(() => {
    if (!box.current || !ground) return
    const map = makeMap(box.current, ground)
    onReady({ map, hasTiles: ground.tiles !== null })
    return () => {
      onReady(null)
      map.remove()
    }
  }, [ground, onReady])
  return (
    <div className={css['frame']}>
      <div className={css['map']} ref={box} role="group" aria-label={t.label} />
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
      {ground?.tiles && <p className={css['credit']}>{ground.tiles.attribution}</p>}
      {ground?.tiles === null && ground.lacksConsent && (
        <p className={css['credit']}>{t.consent}</p>
      )}
      {children}
    </div>
  )
}

function useGround(): { readonly ground: Ground | null; readonly hasFailed: boolean } {
  const [ground, setGround] = useState<Ground | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    fetchGround().then(setGround, () => setHasFailed(true))
  }, [])
  return { ground, hasFailed }
}
