import { freshName, freshPhone } from '#tests/support/fresh.ts'

type Answer = Record<string, unknown>

async function post(site: string, path: string, fields: Record<string, string>): Promise<Answer> {
  const body = new URLSearchParams(fields)
  const response = await fetch(`${site}/api${path}`, { method: 'POST', body })
  return Object(await response.json())
}

/** Registers a user over HTTP with the code from the outbox. Returns the credentials. */
export async function registerSomebody(site: string): Promise<{ phone: string; pass: string }> {
  const { token } = await post(site, '/token.php', { action: 'getToken' })
  const phone = freshPhone()
  const asker = { phone: `+373${phone}`, token: String(token) }
  const path = '/libs/verify_phone_context.php'
  await post(site, path, { ...asker, action: 'sendCode' })
  const outbox: { items: { code: string }[] } = JSON.parse(
    await (await fetch(`${site}/dev/outbox`)).text(),
  )
  await post(site, path, { ...asker, action: 'checkCode', code: outbox.items[0]?.code ?? '' })
  const pass = 'o-parola-de-masurat'
  const account = { username: freshName(), password: pass, accountType: '0' }
  await post(site, '/users/register.php', { ...asker, ...account, action: 'register' })
  return { phone, pass }
}

/** Returns the session cookie. */
export async function logIn(site: string, who: { phone: string; pass: string }): Promise<string> {
  const { jwt, message } = await post(site, '/users/login.php', who)
  if (!jwt) throw new Error(`The login was refused: ${String(message)}`)
  return `session=${String(jwt)}`
}
