import type { Notifications } from '#i18n/ro/notifications.ts'
import { lazyTexts } from './lazy-texts.ts'

export const notificationsTexts = lazyTexts<Notifications>({
  ro: () => import('#i18n/ro/notifications.ts').then(({ notifications }) => notifications),
  ru: () => import('#i18n/ru/notifications.ts').then(({ notifications }) => notifications),
  en: () => import('#i18n/en/notifications.ts').then(({ notifications }) => notifications),
})
