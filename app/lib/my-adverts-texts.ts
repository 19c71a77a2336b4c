import type { MyAdverts } from '#i18n/ro/my-adverts.ts'
import { lazyTexts } from './lazy-texts.ts'

export const myAdvertsTexts = lazyTexts<MyAdverts>({
  ro: () => import('#i18n/ro/my-adverts.ts').then(({ myAdverts }) => myAdverts),
  ru: () => import('#i18n/ru/my-adverts.ts').then(({ myAdverts }) => myAdverts),
  en: () => import('#i18n/en/my-adverts.ts').then(({ myAdverts }) => myAdverts),
})
