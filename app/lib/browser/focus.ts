/** As `ref` of what takes the place of something that had the focus: takes it over when it appears. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus()
}
