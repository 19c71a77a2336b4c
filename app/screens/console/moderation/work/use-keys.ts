import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keys of a screen by their place on the keyboard (`KeyA`, `Shift+Digit1`), so that they are the same in every layout.
 * They rest while somebody types, while a dialog is open, and with Ctrl, Alt or Meta. A key acts on what is shown: an
 * effect that notes the newest keys would come later than the next case does.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const listen = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const press = keys[(event.shiftKey ? 'Shift+' : '') + event.code]
    if (!press) return
    event.preventDefault()
    press()
  })
  // Before the screen is painted: who sees a case may press at once.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => listen(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
