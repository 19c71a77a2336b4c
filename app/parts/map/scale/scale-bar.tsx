import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState, type ReactElement } from 'react'
import { useTexts } from '../../../lib/texts/texts.ts'
import css from './scale-bar.module.css'
import { scaleAt, type Scale } from './scale.ts'

const metresOfKilometre = 1000

/** How far is what on the map. */
export function ScaleBar({ map }: { readonly map: LeafletMap }): ReactElement {
  const t = useTexts().advert.map
  const [{ metres, pixels }, setScale] = useState<Scale>(() => scaleOf(map))
  useEffect(() => {
    const update = (): void => setScale(scaleOf(map))
    map.on('moveend', update)
    return () => {
      map.off('moveend', update)
    }
  }, [map])
  const text =
    metres < metresOfKilometre ? t.metres(metres) : t.kilometres(metres / metresOfKilometre)
  return (
    <p className={css['scale']} style={{ width: pixels }}>
      {text}
    </p>
  )
}

function scaleOf(map: LeafletMap): Scale {
  return scaleAt(map.getCenter().lat, map.getZoom())
}
