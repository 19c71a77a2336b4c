import './map-trust.ts'
import {
  circleMarker,
  divIcon,
  featureGroup,
  marker,
  type LeafletEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { MapFrame, type ReadyMap } from './map-frame.tsx'
import { insideCountry, type Position } from './leaflet-map.ts'
import { pinIcon } from './map.tsx'
import css from './map.module.css'

interface PinMapProps {
  readonly pin: Position | null
  /** Position of the selected place; null while unknown. */
  readonly place: (Position & { readonly label: string }) | null
  /** Label of the button that places the pin without a pointer. */
  readonly put: string
  readonly onPut: (pin: Position) => void
}

/** Map for placing a pin by a press, by dragging or with the arrow keys. */
export function PinMap({ pin, place, put, onPut }: PinMapProps): ReactElement {
  const [ready, setReady] = useState<ReadyMap | null>(null)
  usePlace(ready, place, pin)
  const focus = usePin(ready, pin, onPut)
  return (
    <div className={css['pinMap']}>
      <div className={css['room']}>
        <MapFrame ready={ready} onReady={setReady} />
      </div>
      {ready && !pin && (
        <Button
          onPress={() => {
            onPut(insideCountry(ready.map.getCenter()))
            focus()
          }}
        >
          {put}
        </Button>
      )}
    </div>
  )
}

/** Zoom levels for a pin and a place with tiles, and for both without. */
const closeness = { pin: 15, place: 13, drawn: 11.5 } as const

/** Shows the place as a labelled point in the centre of the map. */
function usePlace(
  ready: ReadyMap | null,
  place: PinMapProps['place'],
  pin: PinMapProps['pin'],
): void {
  const show = useEffectEvent(({ map, hasTiles }: ReadyMap) => {
    const at = pin ?? place
    if (!at) return
    const onPictures = pin ? closeness.pin : closeness.place
    map.setView([at.latitude, at.longitude], hasTiles ? onPictures : closeness.drawn)
  })
  const follow = useEffectEvent(({ map }: ReadyMap) => {
    const at = pin ?? place
    if (at) map.panInside([at.latitude, at.longitude], { padding: [48, 48] })
  })
  useEffect(() => {
    // Keeps the pin or the place in view after a zoom.
    ready?.map.on('zoomend', () => follow(ready))
  }, [ready])
  useEffect(() => {
    if (!ready) return
    show(ready)
    if (!place) return
    const at: [number, number] = [place.latitude, place.longitude]
    const name = document.createElement('span')
    name.textContent = place.label
    const label = divIcon({ className: css['name'] ?? '', html: name, iconSize: [0, 0] })
    const drawn = featureGroup([
      circleMarker(at, { className: css['dot'] ?? '', interactive: false, radius: 5 }),
      marker(at, { icon: label, interactive: false, keyboard: false }),
    ])
    drawn.addTo(ready.map)
    return () => {
      drawn.remove()
    }
  }, [ready, place])
}

/** Returns a function that focuses the pin once it exists. */
function usePin(
  ready: ReadyMap | null,
  pin: Position | null,
  onPut: (pin: Position) => void,
): () => void {
  const label = useTexts().advert.map.pin
  const shown = useRef<Marker>(null)
  const wantsFocus = useRef(false)
  const put = useEffectEvent((at: { lat: number; lng: number }) => onPut(insideCountry(at)))
  useEffect(() => {
    if (!ready) return
    const { map } = ready
    map.on('click', ({ latlng }) => put(latlng))
    return () => {
      shown.current = null
    }
  }, [ready])
  useEffect(() => {
    if (!ready) return
    if (!pin) {
      shown.current?.remove()
      shown.current = null
      return
    }
    const at: [number, number] = [pin.latitude, pin.longitude]
    if (shown.current) return void shown.current.setLatLng(at)
    shown.current = makePin(ready.map, at, label, put)
    if (wantsFocus.current) shown.current.getElement()?.focus()
    wantsFocus.current = false
  }, [ready, pin, label])
  return () => {
    wantsFocus.current = true
  }
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const stepPixels = 10

function makePin(
  map: LeafletMap,
  at: [number, number],
  label: string,
  onPut: (at: { lat: number; lng: number }) => void,
): Marker {
  const pin = marker(at, { icon: pinIcon(), draggable: true, autoPan: true }).addTo(map)
  pin.on('dragend', (event: LeafletEvent) => {
    if (event.target === pin) onPut(pin.getLatLng())
  })
  const element = pin.getElement()
  element?.setAttribute('aria-label', label)
  element?.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const [right, down] = step
    const from = map.latLngToContainerPoint(pin.getLatLng())
    const to = map.containerPointToLatLng(from.add([right * stepPixels, down * stepPixels]))
    onPut(to)
    map.panInside(to, { padding: [48, 48] })
  })
  return pin
}
