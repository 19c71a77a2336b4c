import type { Lang } from '#contract/languages.ts'
import type { Messenger } from '#domains/deps.ts'
import { escapeHtml } from '../../pages/document.ts'
import type { Line } from '../http-post.ts'
import { postToTwilio, type TwilioAccount } from './twilio.ts'

/** Named, because the standard voice does not speak every language. */
const voices: Readonly<Record<Lang, string>> = {
  ro: 'language="ro-RO" voice="Polly.Carmen"',
  ru: 'language="ru-RU" voice="Polly.Tatyana"',
  en: 'language="en-GB" voice="Polly.Amy"',
}

/** Calls by Twilio or a service that speaks like it: the text is said twice. */
export function voiceHttp(account: TwilioAccount, line: Line): Messenger['voice'] {
  return ({ to, text, lang, key }) => {
    const spoken = escapeHtml(sayable(text))
    const Twiml = `<Response><Say ${voices[lang]} loop="2">${spoken}</Say></Response>`
    return postToTwilio(account, 'Calls', { key, fields: { To: to, Twiml } }, line)
  }
}

// XML has no way to write these at all.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A code digit by digit, with a pause after each; "10 minutes" stays a number. */
function sayable(text: string): string {
  return text.replace(controls, '').replaceAll(/\d{4,}/g, (digits) => [...digits].join(', '))
}
