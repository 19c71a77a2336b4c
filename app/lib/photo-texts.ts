import type { Photos } from '#i18n/ro/photos.ts'
import { lazyTexts } from './lazy-texts.ts'

/** What is said of an advert's photos while they are added, and on the page that a phone opens. */
export const photoTexts = lazyTexts<Photos>({
  ro: () => import('#i18n/ro/photos.ts').then(({ photos }) => photos),
  ru: () => import('#i18n/ru/photos.ts').then(({ photos }) => photos),
  en: () => import('#i18n/en/photos.ts').then(({ photos }) => photos),
})
