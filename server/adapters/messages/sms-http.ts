import type { Messenger } from '#domains/deps.ts'
import type { Line } from '../http-post.ts'
import { postToTwilio, type TwilioAccount } from './twilio.ts'

/** SMS by Twilio or a service that speaks like it. */
export function smsHttp(account: TwilioAccount, line: Line): Messenger['sms'] {
  return ({ to, text, key }) =>
    postToTwilio(account, 'Messages', { key, fields: { To: to, Body: text } }, line)
}
