import type { MySafety } from '#i18n/ro/my-safety.ts'
import { lazyTexts } from './lazy-texts.ts'

/** What the page of one's own account says of devices, the second factor, one's data and the account's end. */
export const mySafetyTexts = lazyTexts<MySafety>({
  ro: () => import('#i18n/ro/my-safety.ts').then(({ mySafety }) => mySafety),
  ru: () => import('#i18n/ru/my-safety.ts').then(({ mySafety }) => mySafety),
  en: () => import('#i18n/en/my-safety.ts').then(({ mySafety }) => mySafety),
})
