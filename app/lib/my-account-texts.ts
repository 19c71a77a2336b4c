import type { MyAccount } from '#i18n/ro/my-account.ts'
import { lazyTexts } from './lazy-texts.ts'

/** What the page of one’s own account says. */
export const myAccountTexts = lazyTexts<MyAccount>({
  ro: () => import('#i18n/ro/my-account.ts').then(({ myAccount }) => myAccount),
  ru: () => import('#i18n/ru/my-account.ts').then(({ myAccount }) => myAccount),
  en: () => import('#i18n/en/my-account.ts').then(({ myAccount }) => myAccount),
})
