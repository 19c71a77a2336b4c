import { useEffect, useRef } from 'react'

/**
 * Gives what runs a task once no press is going on: a page that moves between the press of a button and its release
 * takes the press from it.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const listen = (name: 'pointerdown' | 'pointerup' | 'pointercancel', isDown: boolean): void => {
      const note = (): void => {
        isPressed.current = isDown
      }
      document.addEventListener(name, note, { capture: true, signal: stop.signal })
    }
    listen('pointerdown', true)
    listen('pointerup', false)
    listen('pointercancel', false)
    return () => stop.abort()
  }, [])
  return (task) => {
    // The click comes after the release, and in the same task as the blur where a finger presses.
    const later = (): void => void setTimeout(task)
    if (isPressed.current) document.addEventListener('pointerup', later, { once: true })
    else later()
  }
}
