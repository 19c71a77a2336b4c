import type { FieldErrors, TypedAdvert } from '../draft/draft.ts'

/** Wire names of the errors that a changed form field may fix, where they differ from its own name. */
const errorsFixedBy: Readonly<Record<string, readonly string[]>> = {
  category: ['subcategory'],
  isFree: ['price'],
  pin: ['latitude'],
}

/** The errors that remain when fields change, by hand or by the reading of the title. */
export function errorsLeft(
  errors: FieldErrors,
  typed: TypedAdvert,
  changed: Partial<TypedAdvert>,
): FieldErrors {
  const fixed = Object.keys(changed).flatMap((key) => errorsFixedBy[key] ?? key)
  const isFixed = (name: string): boolean =>
    fixed.includes(name) || isFixedAttribute(name, typed, changed)
  const left = Object.entries(errors).filter(([name]) => !isFixed(name))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

function isFixedAttribute(
  name: string,
  typed: TypedAdvert,
  { subcategory = typed.subcategory, attributes = typed.attributes }: Partial<TypedAdvert>,
): boolean {
  const [field, key = ''] = name.split('.')
  if (field !== 'attributes') return false
  return subcategory !== typed.subcategory || attributes[key] !== typed.attributes[key]
}
