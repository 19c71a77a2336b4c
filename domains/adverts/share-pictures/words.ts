import { textIn, type Lang } from '#contract/languages.ts'
import { adverts as en } from '#i18n/en/adverts/adverts.ts'
import { adverts as ro } from '#i18n/ro/adverts/adverts.ts'
import { adverts as ru } from '#i18n/ru/adverts/adverts.ts'
import type { AdvertDetail } from '../store.ts'

type Told = Pick<
  AdvertDetail,
  'titleRo' | 'titleRu' | 'titleEn' | 'language' | 'price' | 'currency' | 'isFree' | 'city'
>

const texts = { ro, ru, en }
const thousands = { ro: '.', ru: '\u00a0', en: ',' }
const signs = { MDL: 'Lei', EUR: '€', USD: '$' }

/** Title, price and place of an advert in a language, as on its picture. */
export function pictureWords(lang: Lang, advert: Told) {
  const { titleRo, titleRu, titleEn, language, city } = advert
  const title = textIn(lang, { ro: titleRo, ru: titleRu, en: titleEn }, language).text
  return { title, price: priceWords(lang, advert), place: city ? textIn(lang, city).text : '' }
}

function priceWords(lang: Lang, { price, currency, isFree }: Told): string {
  if (price <= 0) return isFree ? texts[lang].free : texts[lang].byAgreement
  const [whole = '', cents] = price.toFixed(Number.isInteger(price) ? 0 : 2).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands[lang])
  const amount = cents ? `${grouped}${lang === 'en' ? '.' : ','}${cents}` : grouped
  if (lang === 'en' && currency !== 'MDL') return signs[currency] + amount
  return `${amount}\u00a0${signs[currency]}`
}
