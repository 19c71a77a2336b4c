import { createHash } from 'node:crypto'
import { textIn, type Lang } from '#contract/languages.ts'
import { askedPriceText, type AskedPrice } from '#contract/rules/money/asked-price.ts'
import { adverts as en } from '#i18n/en/adverts/adverts.ts'
import { adverts as ro } from '#i18n/ro/adverts/adverts.ts'
import { adverts as ru } from '#i18n/ru/adverts/adverts.ts'
import type { AdvertDetail } from '../store.ts'

type Told = Pick<AdvertDetail, 'titleRo' | 'titleRu' | 'titleEn' | 'language' | 'city'>

const texts = { ro, ru, en }

/** Title, price and place of an advert in a language, as on its picture. */
export function pictureWords(lang: Lang, advert: Told, asked: AskedPrice) {
  const { titleRo, titleRu, titleEn, language, city } = advert
  const title = textIn(lang, { ro: titleRo, ru: titleRu, en: titleEn }, language).text
  // The word joiner that keeps a price in its line has no sign in every face.
  const price = askedPriceText(lang, asked, texts[lang]).replaceAll('\u2060', '')
  return { title, price, place: city ? textIn(lang, city).text : '' }
}

type Pictured = Pick<AdvertDetail, 'titleRo' | 'titleRu' | 'titleEn' | 'images'>

/** Changes with everything that the picture of an advert shows: a name that was drawn is never drawn otherwise. */
export function shareVersion(advert: Pictured, asked: AskedPrice): string {
  const { titleRo, titleRu, titleEn, images } = advert
  return pictureDigest([titleRo, titleRu, titleEn, asked, images[0] ?? ''])
}

/** 22 signs that are safe in an address. */
export function pictureDigest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
