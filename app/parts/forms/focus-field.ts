/** Focuses the field of this name, or its first part; opens the closed `details` around it. */
export function focusField(name: string): void {
  const fields = [...document.forms].flatMap((form) => [...form.elements])
  const nameOf = (field: Element): string => field.getAttribute('name') ?? ''
  const field =
    fields.find((one) => nameOf(one) === name) ??
    fields.find((one) => nameOf(one).startsWith(`${name}.`))
  if (!(field instanceof HTMLElement)) return
  for (
    let fold = field.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true
  field.focus()
}
