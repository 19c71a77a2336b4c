import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import Combobox from '@github/combobox-nav'

interface ComboboxState {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Enter takes the first option when none is pointed at. */
  readonly takesFirst?: boolean
}

/**
 * Makes a combobox of a text box and a list of elements with the role `option` and ids of their own: arrows point,
 * Enter clicks, Escape closes and leaves the text, the keys of the caret return to it. The box stays whose it was,
 * also one that was there before this code was.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  { isOpen, onOpen, onClose, takesFirst = false }: ComboboxState,
): void {
  const pointing = useRef<Combobox>(undefined)
  /** The arrow that has opened the list points as well. */
  const arrow = useRef<1 | -1>(undefined)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape' && isOpen && isWithin(event.target, input, list)) {
      event.preventDefault()
      input.current?.focus()
      onClose()
    }
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (step === undefined || event.target !== input.current) return
    // Back in the box, Enter takes the first option again.
    if (isOpen) return followOption(pointing.current)
    event.preventDefault()
    arrow.current = step
    onOpen()
  })
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    box.setAttribute('aria-expanded', 'false')
    // Escape is meant for the list also where the focus is on a button beside it.
    const around: HTMLElement = box.form ?? box
    const listener = (event: KeyboardEvent): void => onKey(event)
    around.addEventListener('keydown', listener)
    return () => around.removeEventListener('keydown', listener)
  }, [input])
  useEffect(() => {
    if (!isOpen || !input.current || !list.current) return
    const made = new Combobox(input.current, list.current, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: takesFirst ? 'active' : 'none',
    })
    made.start()
    if (arrow.current) made.navigate(arrow.current)
    arrow.current = undefined
    pointing.current = made
    return () => {
      made.stop()
      pointing.current = undefined
    }
  }, [input, list, isOpen, takesFirst])
  useEffect(() => followOption(pointing.current))
}

/** In the box, or among what stands around its options: a button beside an option closes the list as well. */
function isWithin(
  target: EventTarget | null,
  input: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): boolean {
  if (target === input.current) return true
  return target instanceof Node && list.current?.parentElement?.contains(target) === true
}

/** An arrow may have left the options; another answer may have moved the one that is pointed at, or have taken it away. */
function followOption(combobox: Combobox | undefined): void {
  if (!combobox) return
  const pointed = combobox.list.querySelector('[role="option"][aria-selected="true"]')
  if (pointed) combobox.input.setAttribute('aria-activedescendant', pointed.id)
  else combobox.resetSelection()
}
