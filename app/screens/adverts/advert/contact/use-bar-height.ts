import { useEffect, useRef, type RefObject } from 'react'

/** Tells the page the height of the bar, above which stands what floats: large text gives it several rows. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const tell = (): void => style.setProperty('--contact-bar', `${element.offsetHeight}px`)
    const growth = new ResizeObserver(tell)
    growth.observe(element)
    return () => {
      growth.disconnect()
      style.removeProperty('--contact-bar')
    }
  }, [])
  return bar
}
