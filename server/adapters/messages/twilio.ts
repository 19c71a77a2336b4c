import type { Delivery } from '#domains/deps.ts'
import { post, type Line } from '../http-post.ts'

/** An account at Twilio, or at a service that speaks like it. */
export interface TwilioAccount {
  readonly url: string
  readonly sid: string
  readonly token: string
  readonly from: string
}

/** Makes a message or a call of the account. */
export function postToTwilio(
  { url, sid, token, from }: TwilioAccount,
  resource: 'Messages' | 'Calls',
  sent: { readonly key: string; readonly fields: Readonly<Record<string, string>> },
  line: Line,
): Promise<Delivery> {
  const account = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(sid)}`
  return post(
    `${account}/${resource}.json`,
    {
      headers: {
        authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
        'idempotency-key': sent.key,
      },
      body: new URLSearchParams({ From: from, ...sent.fields }),
    },
    line,
  )
}
