import { useEffect, useEffectEvent } from 'react'

/** Milliseconds without a change. */
const restMs = 150

/**
 * Calls `onChange` when what lies below a floating button may have changed: at once where the page scrolls or changes
 * its size, and once more with `isResting` when nothing has changed for a moment. A part that is replaced by another of
 * the same height, and one that moves into its place, cause the second call alone.
 */
export function useContentBelow(onChange: (isResting: boolean) => void): void {
  const onRest = useEffectEvent(() => onChange(true))
  const onMove = useEffectEvent(() => onChange(false))
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>
    const waitForRest = (): void => {
      clearTimeout(rest)
      rest = setTimeout(onRest, restMs)
    }
    const move = (): void => {
      waitForRest()
      onMove()
    }
    onRest()
    window.addEventListener('scroll', move, { passive: true })
    window.addEventListener('resize', move)
    document.addEventListener('transitionend', waitForRest)
    const growth = new ResizeObserver(move)
    growth.observe(document.body)
    const parts = new MutationObserver(waitForRest)
    parts.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(rest)
      window.removeEventListener('scroll', move)
      window.removeEventListener('resize', move)
      document.removeEventListener('transitionend', waitForRest)
      growth.disconnect()
      parts.disconnect()
    }
  }, [])
}
