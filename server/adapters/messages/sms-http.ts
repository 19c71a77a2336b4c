import type { Messenger } from '#domains/deps.ts'
import type { ProviderOptions } from '../http-post.ts'
import { postToTwilio, type TwilioAccount } from './twilio.ts'

/** SMS by Twilio or a compatible service. */
export function smsHttp(account: TwilioAccount, options: ProviderOptions): Messenger['sms'] {
  return ({ to, text, key }) =>
    postToTwilio(account, 'Messages', { key, fields: { To: to, Body: text } }, options)
}
