import type { Attribute } from '#contract/categories.ts'
import { advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { languages } from '#contract/languages.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { FieldErrors } from '../draft/draft.ts'

/** Sorts errors by the position of their fields in the form; errors without a field come last. */
export function inOrderOfForm(
  errors: FieldErrors,
  definitions: readonly Pick<Attribute, 'key'>[],
): [string, RefusalCode][] {
  const order = [
    'title',
    'subcategory',
    ...definitions.map(({ key }) => `attributes.${key}`),
    'description',
    'language',
    ...languages.flatMap((lang) => [
      `translations.${lang}.title`,
      `translations.${lang}.description`,
    ]),
    'price',
    'place',
    ...advertFieldNames,
    'latitude',
  ]
  const place = (name: string): number => {
    const at = order.indexOf(name)
    return at === -1 ? order.length : at
  }
  return Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other))
}
