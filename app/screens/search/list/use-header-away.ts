import { useEffect } from 'react'

/** The header goes only below the heading of the list, where the tools stand beneath it. */
const fromTop = 320
/** Pixels in one direction; a finger trembles. */
const least = 12

/**
 * On a narrow screen the header leaves while a list is scrolled down and comes back on the way up: `data-header` of the
 * root element, which style sheets follow. It stays where less motion is asked for.
 */
export function useHeaderAway(): void {
  useEffect(() => {
    const narrow = matchMedia('(width < 1024px) and (prefers-reduced-motion: no-preference)')
    const root = document.documentElement
    let last = scrollY
    const onScroll = (): void => {
      const moved = scrollY - last
      if (Math.abs(moved) < least && scrollY > fromTop) return
      last = scrollY
      const isAway = narrow.matches && moved > 0 && scrollY > fromTop
      if (isAway) root.dataset['header'] = 'away'
      else delete root.dataset['header']
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      delete root.dataset['header']
    }
  }, [])
}
