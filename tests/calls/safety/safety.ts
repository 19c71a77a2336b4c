import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { PageCache } from '#server/pages/cache/page-cache.ts'
import { loadRenderer } from '#server/pages/renderer.ts'
import { readRouteTable } from '#server/pages/route-table.ts'
import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { noAssets, type Answered, type Site } from '../../support/servers/site.ts'
import { allCalls } from '../rows/rows.ts'
import { calm } from '#tests/support/servers/calm.ts'

export const paths = {
  code: '/libs/verify_phone_context.php',
  resend: '/libs/verify_phone.php',
  free: '/libs/check_avalible.php',
  register: '/users/register.php',
  restore: '/users/restore.php',
  logIn: '/users/login.php',
  account: '/users/manage_account.php',
  sessions: '/users/sessions.php',
  validate: '/users/validate.php',
  link: '/users/link.php',
  callback: '/users/callback.php',
} as const

/** No user's of the builders, and on no list of common ones. */
export const goodPassword = 'o-parola-buna-42'

/** The code that the stand-in for SMS and calls was given last for a number; '' for none. */
export async function lastCode({ sql }: Pick<Deps, 'sql'>, phone: string): Promise<string> {
  const [row] = await sql<{ code: string }[]>`
    select code from outbox where recipient = ${`+373${phone}`} and code is not null
    order by id desc limit 1`
  return row?.code ?? ''
}

/** The secret part of the link that was mailed last to an address; '' for none. */
export async function lastLink({ sql }: Pick<Deps, 'sql'>, email: string): Promise<string> {
  const [row] = await sql<{ body: string }[]>`
    select body from outbox where channel = 'mail' and recipient = ${email} and body like '%/account-link/%'
    order by id desc limit 1`
  return /\/account-link\/(\S+)/.exec(row?.body ?? '')?.[1] ?? ''
}

/** Five digits that are not these. */
export function otherCode(code: string, by = 1): string {
  return String((Number(code) + by) % 100_000).padStart(5, '0')
}

type Purpose = 'register' | 'restore' | 'change'

/** Sends a code to the number and gives it back rightly, as the holder of the token. */
export async function prove(
  site: Pick<Site, 'call'>,
  deps: Pick<Deps, 'sql'>,
  wish: { phone: string; purpose: Purpose; token: string },
): Promise<Answered> {
  const { token, ...fields } = wish
  await site.call(paths.code, { action: 'sendCode', ...fields }, { token })
  const code = await lastCode(deps, wish.phone)
  return site.call(paths.code, { action: 'checkCode', ...fields, code }, { token })
}

/** What a caller can tell apart: the status and the code of a refusal, `done` for a success. */
export function outcome({ status, body }: Answered): string {
  return body['success'] === true ? 'done' : `${status} ${String(body['code'])}`
}

/** Another process, as far as the database can tell: an app of its own over the same data. */
export async function openTwin(
  deps: Deps,
  filesFolder: string,
  settings: Record<string, string> = {},
): Promise<Pick<Site, 'app' | 'call'>> {
  const app = await createApp({
    condition: calm,
    deps,
    config: readConfig({ LOG: 'silent', RATES: 'stored', ...settings }),
    cache: new PageCache(1024 * 1024),
    renderer: await loadRenderer(),
    routes: await readRouteTable(),
    assets: noAssets,
    filesFolder,
  })
  const call: Site['call'] = async (path, fields, { token, from = '192.0.2.1' } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { ...fields, ...(token !== undefined && { token }) },
      remoteAddress: from,
    })
    const { statusCode: status, payload: text, headers, cookies } = answer
    return { status, body: answer.json<Record<string, unknown>>(), text, headers, cookies }
  }
  return { app, call }
}

/** How many of the answers were looked at, not refused as one too many. */
export const looked = (answers: readonly Answered[]): number =>
  answers.filter(({ status }) => status !== 429).length

/** Asks one after another. */
export async function repeat(
  times: number,
  ask: (at: number) => Promise<Answered>,
): Promise<Answered[]> {
  const answers = []
  for (let at = 0; at < times; at++) answers.push(await ask(at))
  return answers
}

/** Logs in as a browser does: with the cookie that it keeps of an earlier login, if any. */
export async function logInWith(
  site: Pick<Site, 'send'>,
  { phone, password }: GivenUser,
  from: string,
  device?: string,
): Promise<Answered> {
  return site.send({
    method: 'POST',
    url: `/api${paths.logIn}`,
    payload: { phone, pass: password },
    remoteAddress: from,
    ...(device !== undefined && { cookies: { device } }),
  })
}

/** The cookie by which a browser is known again after a login of the user there. */
export async function knownDevice(site: Pick<Site, 'send'>, user: GivenUser): Promise<string> {
  const { cookies } = await logInWith(site, user, '192.0.2.200')
  return cookies.find(({ name }) => name === 'device')?.value ?? ''
}

const pages = ['/my-profile', '/my-dashboard', '/my-favorites', '/edit-advert', '/my-data.zip']

interface Door {
  readonly tried: number
  /** What let the token in. */
  readonly open: readonly string[]
}

/** Tries a token on everything: as field and cookie of each call that needs a login, as cookie of each page. */
export async function tryDoors(site: Site, token: string): Promise<Door> {
  const open: string[] = []
  let tried = 0
  for (const [name, call] of allCalls) {
    if (call.auth !== 'user' || call.files) continue
    const fields = { ...(call.action !== undefined && { action: call.action }) }
    for (const manner of [{ token }, { cookie: token }]) {
      const { status } = await site.call(call.path, fields, manner)
      tried++
      if (status !== 401) open.push(`${name} answered ${status}`)
    }
  }
  for (const url of pages) {
    const { status, headers } = await site.send({ method: 'GET', url, cookies: { session: token } })
    tried++
    const isLedToLogin = status === 302 && String(headers['location']).startsWith('/login')
    if (!isLedToLogin) open.push(`${url} answered ${status}`)
  }
  return { tried, open }
}

export const isIn = async (site: Site, token: string): Promise<boolean> =>
  (await site.call(paths.validate, {}, { token })).body['success'] === true
