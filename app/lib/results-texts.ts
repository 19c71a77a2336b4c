import type { Results } from '#i18n/ro/results.ts'
import { lazyTexts } from './lazy-texts.ts'

export const resultsTexts = lazyTexts<Results>({
  ro: () => import('#i18n/ro/results.ts').then(({ results }) => results),
  ru: () => import('#i18n/ru/results.ts').then(({ results }) => results),
  en: () => import('#i18n/en/results.ts').then(({ results }) => results),
})
