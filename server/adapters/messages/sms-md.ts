import type { Messenger } from '#domains/deps.ts'
import { post, type ProviderOptions } from '../http-post.ts'

interface Account {
  readonly key: string
  /** Sender name registered with the mobile operators. */
  readonly sender: string
  readonly address?: string
}

/** SMS by sms.md, which is connected to the mobile operators of Moldova. */
export function smsMd(account: Account, options: ProviderOptions): Messenger['sms'] {
  const { key, sender, address = 'https://api.sms.md/v1/send' } = account
  return (message) =>
    post(
      address,
      {
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': message.key,
        },
        body: JSON.stringify({ to: message.to, from: sender, message: message.text }),
      },
      options,
    )
}
