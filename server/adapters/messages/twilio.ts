import type { Delivery } from '#domains/deps.ts'
import { post, type ProviderOptions } from '../http-post.ts'

/** Account of Twilio or a compatible service. */
export interface TwilioAccount {
  readonly url: string
  readonly sid: string
  readonly token: string
  readonly from: string
}

/** Creates a message or a call resource of the account. */
export function postToTwilio(
  { url, sid, token, from }: TwilioAccount,
  resource: 'Messages' | 'Calls',
  sent: { readonly key: string; readonly fields: Readonly<Record<string, string>> },
  options: ProviderOptions,
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
    options,
  )
}
