import { useEffect, useRef } from 'react'

/**
 * Keys of a screen by their place on the keyboard (`KeyA`, `Shift+Digit1`), so that they are the same in every layout.
 * They rest while somebody types, while a dialog is open, and with Ctrl, Alt or Meta.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const press = current.current[(event.shiftKey ? 'Shift+' : '') + event.code]
      if (!press) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
