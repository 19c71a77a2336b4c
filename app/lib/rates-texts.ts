import { lazyTexts } from './lazy-texts.ts'

/** The converter of the bank’s rates. */
export const ratesTexts = lazyTexts({
  ro: () => import('#i18n/ro/rates.ts').then(({ rates }) => rates),
  ru: () => import('#i18n/ru/rates.ts').then(({ rates }) => rates),
  en: () => import('#i18n/en/rates.ts').then(({ rates }) => rates),
})
