import { languages } from '#contract/languages.ts'
import { advertField, advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import type { OwnAdvert } from './own-store.ts'

/** A public text of an advert, with its field name in the contract. */
export interface ShownText {
  readonly field: string
  readonly text: string
}

/** All non-empty public texts that an owner has typed into an advert. */
export function shownTexts(advert: OwnAdvert): ShownText[] {
  const { texts, language, attributes } = advert
  const written = languages.flatMap((lang) => {
    const prefix = lang === language ? '' : `translations.${lang}.`
    return (['title', 'description'] as const).map((name) => ({
      field: prefix + name,
      text: texts[lang][name],
    }))
  })
  const free = Object.entries(attributes).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ field: `attributes.${key}`, text: value }] : [],
  )
  const lines = advertFieldNames
    .filter((name) => advertField(name).kind === 'text')
    .map((field) => ({ field, text: advert[field] }))
  const all = [...written, ...lines, ...free]
  return all.filter(({ text }) => text !== '')
}
