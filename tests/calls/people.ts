import type { Deps } from '#domains/deps.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import type { Answered, Site } from '../support/servers/site.ts'

export const sms = '/libs/verify_phone_context.php'
export const voice = '/libs/verify_phone.php'

/** The newest thing that was "sent" to a number or an address. */
export async function lastMessage(
  { sql }: Pick<Deps, 'sql'>,
  to: string,
): Promise<{ channel: string; body: string; code: string }> {
  const [message] = await sql<{ channel: string; body: string; code: string }[]>`
    select channel, body, coalesce(code, '') as code
    from outbox where recipient = ${to} order by id desc limit 1`
  if (!message) throw new Error('Nothing was sent there')
  return message
}

/** The one-time link in the newest mail to an address. */
export async function mailedLink(deps: Pick<Deps, 'sql'>, email: string): Promise<string> {
  const { body } = await lastMessage(deps, email)
  const link = /\/account-link\/([\w-]+)/.exec(body)?.[1]
  if (!link) throw new Error('There is no link in the mail')
  return link
}

/** A newcomer who has just given the code of their number rightly, and the token they did it with. */
export async function provedNewcomer(
  site: Site,
  deps: Pick<Deps, 'sql'>,
): Promise<{ phone: string; token: string }> {
  const phone = freshPhone()
  const token = await site.visitorToken()
  await site.call(sms, { action: 'sendCode', phone: `+373${phone}` }, { token })
  const { code } = await lastMessage(deps, `+373${phone}`)
  await site.call(sms, { action: 'checkCode', phone: `+373${phone}`, code }, { token })
  return { phone, token }
}

export const goodPassword = 'samovarul-bunicii'

/** Asks for an account as the specification writes it; `fields` say what is different. */
export function register(
  site: Site,
  token: string,
  fields: Record<string, unknown>,
): Promise<Answered> {
  const plain = { username: freshName(), password: goodPassword, accountType: '0' }
  return site.call('/users/register.php', { action: 'register', ...plain, ...fields }, { token })
}

export function logIn(
  site: Site,
  phone: string,
  pass: string,
  extra: Record<string, unknown> = {},
): Promise<Answered> {
  return site.call('/users/login.php', { phone, pass, ...extra })
}
