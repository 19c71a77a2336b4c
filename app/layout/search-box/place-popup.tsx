import { useEffect, useEffectEvent, useRef, type ReactElement, type RefObject } from 'react'
import { useLocation, useNavigate } from '../../lib/router/index.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { filterQuery, readFilters } from '../../lib/filters/filters.ts'
import type { PlaceChoice } from '../../lib/filters/places.ts'
import { rememberTyped } from '../../lib/filters/recent-searches.ts'
import { NearMe, radiusAroundMe } from '../../screens/search/places/near-me.tsx'
import { PlacePicker } from '../../screens/search/places/place-picker.tsx'
import { filtersTexts } from '../../screens/search/texts.ts'
import type { PopupProps } from './use-popup.ts'
import type { SearchPlace } from './use-search-place.ts'
import css from './place-popup.module.css'

export const { ready } = filtersTexts

/** Picker of the place under the search box. One place: several are for the filters of a list. */
export function Popup({ input, opener, search, setChoosing }: PopupProps): ReactElement {
  const { place } = search
  const box = useRef<HTMLDivElement>(null)
  const apply = useApply()
  useLeave([box, opener], () => setChoosing(false))
  const close = (isApplied: boolean): void => {
    setChoosing(false)
    // On a narrow screen the opener is a line of the suggestions, which return with the focus of the input.
    const elsewhere = isApplied ? document.querySelector('main') : input.current
    const next = opener.current?.checkVisibility() ? opener.current : elsewhere
    next?.focus({ preventScroll: true })
  }
  const pick = (picked: SearchPlace): void => {
    // The browser may answer where the visitor is after the picker was left.
    if (!box.current) return
    search.pick(picked)
    // While other words are being typed, the place waits for them.
    const isApplied = search.isList && input.current?.value === input.current?.defaultValue
    if (isApplied) apply(picked)
    close(isApplied)
  }
  const pickPlaces = (chosen: readonly PlaceChoice[]): void => {
    const [last] = chosen.slice(-1)
    const radius = last && !place.near ? place.radius : ''
    pick({ l: last?.slug ?? '', near: '', radius, chosen: last ? [last] : [] })
  }
  const pickNear = (near: string): void =>
    pick({ l: '', near, radius: near && radiusAroundMe, chosen: [] })
  return (
    <div ref={box} className={css['popup']}>
      <PlacePicker
        chosen={place.chosen}
        isFull={false}
        facets={null}
        above={<NearMe near={place.near} onNear={pickNear} />}
        onChoose={pickPlaces}
        onClose={() => close(false)}
      />
    </div>
  )
}

/** Returns a function that shows the list of the page at another place. */
function useApply(): (place: SearchPlace) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return ({ l, near, radius }) => {
    const filters = readFilters(new URLSearchParams(search))
    // The map's section and the page belong to the old place.
    const firstPage = pathname.replace(/\/\d+$/, '')
    void navigate(firstPage + filterQuery({ ...filters, l, near, radius, box: '' }))
    // A list of places that does not load leaves the search forgotten.
    if (filters.q) rememberTyped(postCall, filters.q, l).catch(() => {})
  }
}

/** Calls back when a press or the focus goes elsewhere. The opener is within: it closes by itself. */
function useLeave(within: readonly RefObject<HTMLElement | null>[], onLeave: () => void): void {
  const leave = useEffectEvent(({ target }: Event) => {
    const isWithin = within.some(
      ({ current }) => target instanceof Node && current?.contains(target),
    )
    if (!isWithin) onLeave()
  })
  useEffect(() => {
    const listener = (event: Event): void => leave(event)
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, listener)
    return () => {
      for (const name of events) document.removeEventListener(name, listener)
    }
  }, [])
}
