import { lazyTexts } from './lazy-texts.ts'

export const registrationTexts = lazyTexts({
  ro: () => import('#i18n/ro/registration.ts').then(({ registration }) => registration),
  ru: () => import('#i18n/ru/registration.ts').then(({ registration }) => registration),
  en: () => import('#i18n/en/registration.ts').then(({ registration }) => registration),
})
