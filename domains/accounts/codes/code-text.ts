import type { Lang } from '#contract/languages.ts'
import { messageTexts, phoneText, smsRoom } from '../../mailer/service.ts'

/**
 * Text that tells a code. For `host` it ends with the line by which browsers fill the code in (WebOTP,
 * https://wicg.github.io/sms-one-time-codes), unless both together need a second SMS.
 */
export function codeText(lang: Lang, code: string, host: string | null): string {
  const text = phoneText(lang, messageTexts[lang].code(code))
  const bound = `${text}\n\n@${host} #${code}`
  return host !== null && bound.length <= smsRoom(bound) ? bound : text
}
