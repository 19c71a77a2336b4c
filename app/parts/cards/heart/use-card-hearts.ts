import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useFavoriteToggle } from '../../../lib/lists/favorites/favorites.ts'
import { advertAt, elementOf } from '../card-at.ts'

/** Handles the hearts of all cards of a list. */
export function useCardHearts(list: RefObject<HTMLElement | null>): void {
  const toggle = useFavoriteToggle()
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const id = elementOf(target)?.closest('button') ? advertAt(target) : undefined
    if (id) toggle(id)
  })
  useEffect(() => {
    const element = list.current
    const listener = (event: MouseEvent): void => onClick(event)
    element?.addEventListener('click', listener)
    return () => element?.removeEventListener('click', listener)
  }, [list])
}
