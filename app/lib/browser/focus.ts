/** Callback ref for an element that replaces the focused one: moves the focus to it on mount. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus()
}
