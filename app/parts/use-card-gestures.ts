import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Card } from '../lib/cards.ts'
import { useFavoriteToggle, useLayoutData } from '../lib/favorites.ts'
import { noticePhotoChange } from '../lib/views.ts'

interface Looked {
  readonly id: string
  readonly photo: number
}

interface Gestures {
  /** The card whose photos are being looked through, and which one shows. */
  readonly looked: Looked | null
  /** Cards that may be swiped: on a touch screen those that have come into view. */
  readonly swipeable: ReadonlySet<string>
}

const nobody: ReadonlySet<string> = new Set()

/** Listens on a list for all of its cards: a press of a heart, a pointer over photos, a finger swiping them. */
export function useCardGestures(list: RefObject<HTMLElement | null>, adverts: readonly Card[]): Gestures {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [swipeable, setSwipeable] = useState(nobody)
  const toggle = useFavoriteToggle()
  const me = useLayoutData()?.me?.id

  const look = useEffectEvent((id: string, photo: number) => {
    const before = looked?.id === id ? looked.photo : 0
    if (looked?.id === id && before === photo) return
    setLooked({ id, photo })
    const isOwn = adverts.find((card) => card.id === id)?.ownerId === me
    if (before !== photo && !isOwn) noticePhotoChange(id)
  })
  const hover = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const id = advertAt(event.target)
    const card = adverts.find((advert) => advert.id === id)
    const photos = elementOf(event.target)?.closest('li')?.firstElementChild?.firstElementChild
    if (!card || !photos || card.images.length < 2) return setLooked(null)
    const { left, width, bottom } = photos.getBoundingClientRect()
    if (event.clientY > bottom) return setLooked(null)
    const part = Math.min(Math.max((event.clientX - left) / width, 0), 0.999)
    look(card.id, Math.floor(part * card.images.length))
  })
  const press = useEffectEvent((event: MouseEvent) => {
    const id = elementOf(event.target)?.closest('button') ? advertAt(event.target) : undefined
    if (id) toggle(id)
  })
  const scroll = useEffectEvent((event: Event) => {
    const photos = elementOf(event.target)
    const id = photos instanceof HTMLElement && photos.dataset['photos'] !== undefined ? advertAt(photos) : undefined
    if (photos && id) look(id, Math.round(photos.scrollLeft / photos.clientWidth))
  })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointermove', hover, { signal, passive: true })
    element.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && setLooked(null), { signal })
    element.addEventListener('click', press, { signal })
    element.addEventListener('scroll', scroll, { signal, capture: true, passive: true })
    return () => stop.abort()
  }, [list])

  useEffect(() => {
    if (!list.current || !matchMedia('(hover: none)').matches) return
    return watchCards(list.current, (ids) => setSwipeable((known) => new Set([...known, ...ids])))
  }, [list, adverts])

  return { looked, swipeable }
}

/** Tells which cards come into view. Gives the way to stop. */
function watchCards(list: HTMLElement, onSeen: (ids: string[]) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting)
    for (const { target } of seen) observer.unobserve(target)
    const ids = seen.flatMap(({ target }) => advertAt(target) ?? [])
    if (ids.length > 0) onSeen(ids)
  })
  for (const card of list.children) observer.observe(card)
  return () => observer.disconnect()
}

function advertAt(target: EventTarget | null): string | undefined {
  const card = elementOf(target)?.closest('[data-advert]')
  return card instanceof HTMLElement ? card.dataset['advert'] : undefined
}

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null
}
