import { lazyTexts } from './lazy-texts.ts'

/** Restoring access, changing the password, links from e-mails. */
export const accessTexts = lazyTexts({
  ro: () => import('#i18n/ro/access.ts').then(({ access }) => access),
  ru: () => import('#i18n/ru/access.ts').then(({ access }) => access),
  en: () => import('#i18n/en/access.ts').then(({ access }) => access),
})
