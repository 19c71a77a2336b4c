import type { Attribute } from '#contract/categories.ts'
import { fieldsOf } from '#contract/rules/advert/advert-fields.ts'
import { languages } from '#contract/languages.ts'
import { postingTexts } from '../../texts.ts'
import { labelIn, useLang, useTexts } from '../../../../lib/texts/texts.ts'

/** Labels of the form's fields by contract name. */
export function useErrorLabels(
  definitions: readonly Attribute[],
): Readonly<Record<string, string>> {
  const t = useTexts()
  const { fields, translations } = postingTexts.use()
  const lang = useLang()
  return {
    subcategory: fields.subcategory,
    title: fields.title,
    description: fields.description,
    price: fields.price,
    place: fields.place,
    latitude: t.advert.map.label,
    ...fieldsOf(fields),
    ...Object.fromEntries(
      languages.flatMap((other) => [
        [`translations.${other}.title`, translations.title[other]],
        [`translations.${other}.description`, translations.description[other]],
      ]),
    ),
    ...Object.fromEntries(
      definitions.map(({ key, labels }) => [`attributes.${key}`, labelIn(lang, labels)]),
    ),
  }
}
