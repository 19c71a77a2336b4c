import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface AutoAdvance {
  /** Stopped by the user, or `prefers-reduced-motion`. */
  readonly isPaused: boolean
  readonly setPaused: (isPaused: boolean) => void
}

/**
 * Advances at an interval. Pauses while hovered, focused or in a hidden tab, stops permanently when touched, and never
 * starts under `prefers-reduced-motion`.
 */
export function useAutoAdvance(
  area: RefObject<HTMLElement | null>,
  seconds: number | undefined,
  advance: () => void,
): AutoAdvance {
  const [isPaused, setPaused] = useState(false)
  const onTick = useEffectEvent(() => {
    const element = area.current
    const isUsed = !element || document.hidden || element.matches(':hover, :focus-within')
    if (!isUsed) advance()
  })

  useEffect(() => {
    if (seconds && matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [seconds])

  useEffect(() => {
    if (!seconds || isPaused) return
    const element = area.current
    const stop = (): void => setPaused(true)
    const timer = setInterval(onTick, seconds * 1000)
    element?.addEventListener('touchstart', stop, { once: true, passive: true })
    return () => {
      clearInterval(timer)
      element?.removeEventListener('touchstart', stop)
    }
  }, [area, seconds, isPaused])

  return { isPaused, setPaused }
}
