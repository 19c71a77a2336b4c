import type { Lang } from '#contract/languages.ts'
import type { Messenger } from '#domains/deps.ts'
import { escapeHtml } from '../../pages/document.ts'
import type { ProviderOptions } from '../http-post.ts'
import { postToTwilio, type TwilioAccount } from './twilio.ts'

/** Named explicitly: the default voice does not speak every language. */
const voices: Readonly<Record<Lang, string>> = {
  ro: 'language="ro-RO" voice="Polly.Carmen"',
  ru: 'language="ru-RU" voice="Polly.Tatyana"',
  en: 'language="en-GB" voice="Polly.Amy"',
}

/** Calls by Twilio or a compatible service; the text is spoken twice. */
export function voiceHttp(account: TwilioAccount, options: ProviderOptions): Messenger['voice'] {
  return ({ to, text, lang, key }) => {
    const spoken = escapeHtml(sayable(text))
    const Twiml = `<Response><Say ${voices[lang]} loop="2">${spoken}</Say></Response>`
    return postToTwilio(account, 'Calls', { key, fields: { To: to, Twiml } }, options)
  }
}

// Characters that XML 1.0 cannot represent.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Separates the digits of a code by pauses; "10 minutes" stays a number. */
function sayable(text: string): string {
  return text.replace(controls, '').replaceAll(/\d{4,}/g, (digits) => [...digits].join(', '))
}
