import { lazyTexts } from './lazy-texts.ts'

/** What `PhoneCode` says: who shows it makes these ready first. */
export const codeTexts = lazyTexts({
  ro: () => import('#i18n/ro/codes.ts').then(({ codes }) => codes),
  ru: () => import('#i18n/ru/codes.ts').then(({ codes }) => codes),
  en: () => import('#i18n/en/codes.ts').then(({ codes }) => codes),
})
