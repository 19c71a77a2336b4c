import { lazyTexts } from './lazy-texts.ts'

/** What an advert costs. */
export const pricingTexts = lazyTexts({
  ro: () => import('#i18n/ro/pricing.ts').then(({ pricing }) => pricing),
  ru: () => import('#i18n/ru/pricing.ts').then(({ pricing }) => pricing),
  en: () => import('#i18n/en/pricing.ts').then(({ pricing }) => pricing),
})
