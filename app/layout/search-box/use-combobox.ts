import { useEffect, useState, type RefObject } from 'react'

interface List {
  readonly id: string
  /** What is typed: of other words nothing is chosen yet. */
  readonly text: string
  /** The options, each by a name of its own; their ids are the list's with a number after it. */
  readonly options: readonly string[]
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/**
 * Keys and words of a combobox for a box that belongs to a form: the arrows go through the list and back to the
 * box, Enter opens what is chosen, Escape closes, the keys of the caret return to the text.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { id, text, options, isOpen, setOpen }: List,
): number {
  const [chosen, setChosen] = useState<string | null>(null)
  const [choseFor, setChoseFor] = useState(text)
  if (choseFor !== text) {
    setChoseFor(text)
    setChosen(null)
  }
  const count = isOpen ? options.length : 0
  // An answer may put other lines into the list: the choice stays with its line, and goes with it.
  const active = isOpen && chosen !== null ? options.indexOf(chosen) : -1

  useEffect(() => {
    const box = input.current
    const form = box?.form
    if (!box || !form) return
    describe(box, id, { count, active })
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return
      if (event.key === 'Escape' && count > 0) {
        event.preventDefault()
        box.focus()
        setOpen(false)
        setChosen(null)
        return
      }
      if (event.target !== box) return
      const next = afterKey(event.key, active, options.length)
      if (next !== null) setChosen(options[next] ?? null)
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow) setOpen(true)
      const isPick = event.key === 'Enter' && active >= 0
      if (isPick) document.getElementById(`${id}-${active}`)?.click()
      if (isArrow || isPick) event.preventDefault()
    }
    form.addEventListener('keydown', onKey)
    return () => form.removeEventListener('keydown', onKey)
  })
  return active
}

/** The option a key goes to, -1 for the box itself; null for keys that go nowhere. */
function afterKey(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < Math.max(count, 1) ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key) ? -1 : null
}

function describe(
  box: HTMLInputElement,
  id: string,
  { count, active }: { count: number; active: number },
): void {
  box.setAttribute('role', 'combobox')
  box.setAttribute('aria-autocomplete', 'list')
  box.setAttribute('aria-expanded', String(count > 0))
  say(box, 'aria-controls', count > 0 ? id : null)
  say(box, 'aria-activedescendant', active >= 0 ? `${id}-${active}` : null)
  // Long lists scroll under the keys.
  document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
}

function say(box: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) box.removeAttribute(name)
  else box.setAttribute(name, value)
}
