import type { AdvertDetail } from '#contract/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { labelIn } from '../../lib/texts.ts'

const languagesByNeed = ['ro', 'ru', 'en'] as const

/** The advert's texts for a reader: their language, then the advert's own, then English, then any. */
export function textsFor(
  lang: Lang,
  advert: AdvertDetail,
): { title: string; description: string; textLang: Lang } {
  const order = [lang, advert.ad_lang, 'en' as const, ...languagesByNeed]
  const textLang = order.find((one) => advert[`ad_title_${one}`]) ?? lang
  const descriptionLang = order.find((one) => advert[`ad_descr_${one}`]) ?? textLang
  return {
    title: advert[`ad_title_${textLang}`],
    description: advert[`ad_descr_${descriptionLang}`],
    textLang,
  }
}

/** One line of the details: what it is, and its value as read, or a yes or no. */
export interface Fact {
  readonly key: string
  readonly label: string
  readonly value: string | boolean
  readonly unit?: string
}

/** What the seller said of the thing, in the order of its subcategory and the reader's language. */
export function factsOf(
  lang: Lang,
  values: AdvertDetail['attributes'],
  definitions: readonly Attribute[],
): Fact[] {
  return definitions.flatMap((definition) => {
    const value = values[definition.key]
    if (value === undefined || value === '') return []
    const unit = definition.unit === undefined ? {} : { unit: definition.unit }
    const label = labelIn(lang, definition.labels)
    return [{ key: definition.key, label, value: read(lang, value, definition, values), ...unit }]
  })
}

function read(
  lang: Lang,
  value: AdvertDetail['attributes'][string],
  definition: Attribute,
  values: AdvertDetail['attributes'],
): string | boolean {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value))
    return value.map((one) => optionLabel(lang, one, definition, values)).join(', ')
  if (typeof value === 'string') return optionLabel(lang, value, definition, values)
  // A year is no quantity: 2015, not 2 015.
  return definition.key === 'year'
    ? String(value)
    : value.toLocaleString(lang === 'en' ? 'en-GB' : `${lang}-MD`)
}

function optionLabel(
  lang: Lang,
  value: string,
  { dependsOn, options, optionsBy }: Attribute,
  values: AdvertDetail['attributes'],
): string {
  const list = dependsOn ? optionsBy?.[String(values[dependsOn])] : options
  const option = list?.find((one) => one.value === value)
  return option ? labelIn(lang, option.labels) : value
}
