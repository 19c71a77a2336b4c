import { useEffect, type RefObject } from 'react'

const typing = 'input, select, textarea, [contenteditable], [role="listbox"], dialog'

/**
 * J and K move the focus to the next and the previous advert of a list; Enter opens it as any link. Only where nothing
 * else is done: with the focus in the list, or nowhere.
 */
export function useCardKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = { KeyJ: 1, KeyK: -1 }[event.code]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const { activeElement: focused } = document
      const isFree = focused === document.body || focused?.id === 'main'
      if (!isFree && !list.current?.contains(focused)) return
      if (focused?.closest(typing) || document.querySelector('dialog[open]')) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-advert] a') ?? [])]
      const next = nextOf(links, focused, step)
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

/** Beside the advert that has the focus; without one, the first that is in view. */
function nextOf(
  links: readonly HTMLElement[],
  focused: Element | null,
  step: number,
): HTMLElement | undefined {
  const advert = focused?.closest('[data-advert]')
  const at = advert ? links.findIndex((link) => advert.contains(link)) : -1
  if (at >= 0) return links[at + step]
  return links.find((link) => link.getBoundingClientRect().top >= 0)
}
