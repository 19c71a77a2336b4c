import { useEffect, useRef } from 'react'

/** What was done last: a press that goes on, one that has ended, or a key. */
type Input = 'down' | 'up' | 'key'

const inputs: Readonly<Record<'pointerdown' | 'pointerup' | 'pointercancel' | 'keydown', Input>> = {
  pointerdown: 'down',
  pointerup: 'up',
  pointercancel: 'up',
  keydown: 'key',
}

/**
 * Gives what runs a task once no press is going on: a page that moves between the press of a button and its release
 * takes the press from it. After a key it runs at once, before what has the focus next is scrolled into view.
 */
export function useAfterPress(): (task: () => void) => void {
  const last = useRef<Input>('key')
  useEffect(() => {
    const stop = new AbortController()
    for (const [name, input] of Object.entries(inputs)) {
      const note = (): void => {
        last.current = input
      }
      document.addEventListener(name, note, { capture: true, signal: stop.signal })
    }
    return () => stop.abort()
  }, [])
  return (task) => {
    if (last.current === 'key') return task()
    // The click comes after the release, and in the same task as the blur where a finger presses.
    const later = (): void => void setTimeout(task)
    if (last.current === 'down') document.addEventListener('pointerup', later, { once: true })
    else later()
  }
}
