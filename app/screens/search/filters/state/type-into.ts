const setter = (): ((value: string) => void) | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Sets the value of an uncontrolled field as if somebody had typed it, so that its form hears of it. */
export function typeInto(field: HTMLInputElement | null | undefined, value: string): void {
  if (!field || field.value === value) return
  // The own property of the element would hide the change from React.
  setter()?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
