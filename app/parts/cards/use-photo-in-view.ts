import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Card } from '../../lib/lists/cards.ts'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { noticePhotoChange } from '../../lib/lists/views.ts'
import { advertAt, elementOf } from './card-at.ts'

/** The card under the pointer and the index of its visible photo. */
export interface PhotoInView {
  readonly id: string
  readonly photo: number
}

type List = RefObject<HTMLElement | null>

/** Tracks the pointer or finger over the photos of a list's cards. */
export function usePhotoInView(list: List, adverts: readonly Card[]): PhotoInView | null {
  const [inView, setInView] = useState<PhotoInView | null>(null)
  const me = useLayoutData()?.me?.id
  const show = useEffectEvent((now: PhotoInView | null) => {
    const isSameCard = inView?.id === now?.id
    if (isSameCard && inView?.photo === now?.photo) return
    setInView(now)
    const before = isSameCard ? (inView?.photo ?? 0) : 0
    if (!now || before === now.photo) return
    const isOwn = adverts.find(({ id }) => id === now.id)?.ownerId === me
    if (!isOwn) noticePhotoChange(now.id)
  })
  const onMove = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'mouse') show(photoUnder(event, adverts))
  })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    const onScroll = ({ target }: Event): void => {
      const swiped = photoSwipedTo(target)
      if (swiped) show(swiped)
    }
    const onLeave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') show(null)
    }
    element.addEventListener('pointermove', onMove, options)
    element.addEventListener('pointerleave', onLeave, options)
    element.addEventListener('scroll', onScroll, { ...options, capture: true })
    return () => stop.abort()
  }, [list])

  return inView
}

/** Photo index for the pointer position: the card's width is divided evenly among its photos. */
function photoUnder(event: PointerEvent, adverts: readonly Card[]): PhotoInView | null {
  const id = advertAt(event.target)
  const card = adverts.find((advert) => advert.id === id)
  const photos = elementOf(event.target)?.closest('li')?.firstElementChild?.firstElementChild
  if (!card || !photos || card.images.length < 2) return null
  const { left, width, bottom } = photos.getBoundingClientRect()
  if (event.clientY > bottom) return null
  const part = Math.min(Math.max((event.clientX - left) / width, 0), 0.999)
  return { id: card.id, photo: Math.floor(part * card.images.length) }
}

function photoSwipedTo(target: EventTarget | null): PhotoInView | null {
  if (!(target instanceof HTMLElement) || target.dataset['photos'] === undefined) return null
  const id = advertAt(target)
  return id ? { id, photo: Math.round(target.scrollLeft / target.clientWidth) } : null
}
