import type { Posting } from '#i18n/ro/posting.ts'
import { lazyTexts } from './lazy-texts.ts'

export const postingTexts = lazyTexts<Posting>({
  ro: () => import('#i18n/ro/posting.ts').then(({ posting }) => posting),
  ru: () => import('#i18n/ru/posting.ts').then(({ posting }) => posting),
  en: () => import('#i18n/en/posting.ts').then(({ posting }) => posting),
})
