import type { PriceTexts } from '#i18n/ro/prices.ts'
import { lazyTexts } from './lazy-texts.ts'

export const priceHistoryTexts = lazyTexts<PriceTexts>({
  ro: () => import('#i18n/ro/prices.ts').then(({ prices }) => prices),
  ru: () => import('#i18n/ru/prices.ts').then(({ prices }) => prices),
  en: () => import('#i18n/en/prices.ts').then(({ prices }) => prices),
})
