import { useEffect, useState, type RefObject } from 'react'

/** Id of the advert of a list that the pointer or the focus is on. */
export function usePointedAdvert(list: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const { current } = list
    const onPoint = ({ target }: Event): void => {
      const advert = target instanceof Element && target.closest<HTMLElement>('[data-advert]')
      setPointed((advert && advert.dataset['advert']) || null)
    }
    const onLeave = (): void => setPointed(null)
    const events = [
      ['pointerover', onPoint],
      ['focusin', onPoint],
      ['pointerleave', onLeave],
      ['focusout', onLeave],
    ] as const
    for (const [name, listener] of events) current?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of events) current?.removeEventListener(name, listener)
    }
  }, [list])
  return pointed
}
