import { useEffect, useState, type RefObject } from 'react'
import type { Card } from '../../lib/lists/cards.ts'
import { advertAt } from './card-at.ts'

const none: ReadonlySet<string> = new Set()

/** Ids of the cards whose photos can be swiped: on a touch screen those that have been in view. */
export function useSwipeableCards(
  list: RefObject<HTMLElement | null>,
  adverts: readonly Card[],
): ReadonlySet<string> {
  const [swipeable, setSwipeable] = useState(none)
  useEffect(() => {
    if (!list.current || !matchMedia('(hover: none)').matches) return
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      for (const { target } of seen) observer.unobserve(target)
      const ids = seen.flatMap(({ target }) => advertAt(target) ?? [])
      if (ids.length > 0) setSwipeable((known) => new Set([...known, ...ids]))
    })
    for (const card of list.current.children) observer.observe(card)
    return () => observer.disconnect()
  }, [list, adverts])
  return swipeable
}
