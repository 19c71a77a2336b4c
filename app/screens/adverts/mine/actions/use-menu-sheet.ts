import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Below this width a menu is a sheet over the page; as in own-advert.module.css. */
const sheetBelow = '(width < 768px)'

/** Closes a menu that is open as a sheet: by Escape, by a press elsewhere, and by what is chosen in it. */
export function useMenuSheet(
  menu: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.matchMedia(sheetBelow).matches) return
    const opener = document.activeElement
    menu.current?.querySelector<HTMLElement>('a, button')?.focus()
    const stop = new AbortController()
    const { signal } = stop
    const leave = (): void => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      close()
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal })
    // Not the press that has opened it; the one that chooses has done what it is for.
    const listening = setTimeout(() =>
      document.addEventListener('click', () => setTimeout(leave), { signal }),
    )
    return () => {
      clearTimeout(listening)
      stop.abort()
    }
  }, [isOpen, menu])
}
