import type { Messenger } from '#domains/deps.ts'
import { post, type Line } from '../http-post.ts'

interface Account {
  readonly key: string
  /** The sender name that was registered with the operators. */
  readonly sender: string
  readonly address?: string
}

/** SMS by sms.md, which reaches the operators of Moldova directly. */
export function smsMd(account: Account, line: Line): Messenger['sms'] {
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
      line,
    )
}
