import type { Lang } from '#contract/languages.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { notifications as noticesEn } from '#i18n/en/site/notifications.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { notifications as noticesRo, type Notifications } from '#i18n/ro/site/notifications.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import { notifications as noticesRu } from '#i18n/ru/site/notifications.ts'

/** What frames notifications on other channels. */
export const channelTexts: Readonly<Record<Lang, typeof ro.channels>> = {
  ro: ro.channels,
  ru: ru.channels,
  en: en.channels,
}

/** Titles of notifications. */
export const noticeTexts: Readonly<Record<Lang, Notifications>> = {
  ro: noticesRo,
  ru: noticesRu,
  en: noticesEn,
}
