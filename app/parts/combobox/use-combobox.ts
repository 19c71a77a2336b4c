import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import Combobox from '@github/combobox-nav'

interface ComboboxState {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Enter selects the first option when none is active. */
  readonly takesFirst?: boolean
}

/**
 * Makes a combobox of an input and a list of elements with role `option` and ids: arrows move the active option, Enter
 * clicks it, Escape closes and keeps the text, caret keys return to the text. The input belongs to its owner and may
 * exist before this code loads.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  { isOpen, onOpen, onClose, takesFirst = false }: ComboboxState,
): void {
  const pointing = useRef<Combobox>(undefined)
  /** The arrow key that opened the list also activates an option. */
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
    // When the arrow keys have left the options, Enter selects the first one again.
    if (isOpen) return followOption(pointing.current)
    event.preventDefault()
    arrow.current = step
    onOpen()
  })
  // Layout effects, because the list is seen before later ones: a key pressed at the sight of it would be missed.
  useLayoutEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    box.setAttribute('aria-expanded', 'false')
    // Escape closes the list also when the focus is on a button beside it.
    const keyTarget: HTMLElement = box.form ?? box
    const listener = (event: KeyboardEvent): void => onKey(event)
    keyTarget.addEventListener('keydown', listener)
    return () => keyTarget.removeEventListener('keydown', listener)
  }, [input])
  useLayoutEffect(() => {
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

/** Whether the target is the input or lies in the container of the options, which includes buttons beside them. */
function isWithin(
  target: EventTarget | null,
  input: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): boolean {
  if (target === input.current) return true
  return target instanceof Node && list.current?.parentElement?.contains(target) === true
}

/** Updates the active option: an arrow key may have left the options, and a new answer may have moved or removed it. */
function followOption(combobox: Combobox | undefined): void {
  if (!combobox) return
  const pointed = combobox.list.querySelector('[role="option"][aria-selected="true"]')
  if (pointed) combobox.input.setAttribute('aria-activedescendant', pointed.id)
  else combobox.resetSelection()
}
