import { textIn, urlIn, type Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import type { Delivery, Deps } from '../deps.ts'
import { stopPath, type StopLink } from './unsubscribe-links.ts'

/** Minutes between mails of a search, and before a retry. */
export const minutesBetweenMails = 10

export const alertTexts: Readonly<Record<Lang, typeof ro.alerts>> = {
  ro: ro.alerts,
  ru: ru.alerts,
  en: en.alerts,
}
const greetings = { ro: ro.hello, ru: ru.hello, en: en.hello } as const

export interface Recipient {
  readonly email: string
  /** Empty: the mail greets without a name. */
  readonly fullName: string
  readonly language: Lang
}

interface AlertMail {
  readonly subject: string
  /** Paragraphs; empty ones are omitted. */
  readonly parts: readonly string[]
  readonly stop: StopLink
  /** Idempotency key. */
  readonly key?: string
}

/** Sends an alert with a link that unsubscribes from it. */
export async function sendAlert(
  deps: Pick<Deps, 'messenger' | 'publicUrl' | 'tokens'>,
  { email, fullName, language }: Recipient,
  { subject, parts, stop, key = crypto.randomUUID() }: AlertMail,
): Promise<Delivery | 'refused'> {
  const stopLink = urlIn(language, stopPath(deps.tokens, stop), deps.publicUrl)
  const end = `${alertTexts[language].stop}\n${stopLink}`
  const text = [greetings[language](fullName), ...parts, end].filter(Boolean).join('\n\n')
  return deps.messenger.mail({ to: email, subject, text, key, stopLink })
}

interface AdvertTexts {
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
  readonly language: Lang
}

/** Title in the requested language, else in the advert's own. */
export function titleIn({ titleRo, titleRu, titleEn, language }: AdvertTexts, lang: Lang): string {
  return textIn(lang, { ro: titleRo, ru: titleRu, en: titleEn }, language).text
}

const locales = { ro: 'ro-MD', ru: 'ru-MD', en: 'en-GB' } as const
const signs: Readonly<Record<CurrencyCode, string>> = { MDL: 'lei', EUR: '€', USD: '$' }

export function amountIn(lang: Lang, price: number, currency: CurrencyCode): string {
  const digits = Number.isInteger(price) ? 0 : 2
  const format = new Intl.NumberFormat(locales[lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${format.format(price)}\u00A0${signs[currency]}`
}

/** The price, or the text for "free" or "by agreement". */
export function priceIn(
  lang: Lang,
  { price, currency, isFree }: { price: number; currency: CurrencyCode; isFree: boolean },
): string {
  if (price > 0) return amountIn(lang, price, currency)
  return isFree ? alertTexts[lang].free : alertTexts[lang].byAgreement
}
