import type { Lang } from '#contract/languages.ts'
import { ticketMails as en } from '#i18n/en/help-desk/mails.ts'
import { ticketMails as ro, type TicketMails } from '#i18n/ro/help-desk/mails.ts'
import { ticketMails as ru } from '#i18n/ru/help-desk/mails.ts'
import { topics as topicsEn } from '#i18n/en/help-desk/topics.ts'
import { topics as topicsRo, type Topics } from '#i18n/ro/help-desk/topics.ts'
import { topics as topicsRu } from '#i18n/ru/help-desk/topics.ts'

export const mailTexts: Readonly<Record<Lang, TicketMails>> = { ro, ru, en }

export const topicTexts: Readonly<Record<Lang, Topics>> = {
  ro: topicsRo,
  ru: topicsRu,
  en: topicsEn,
}
