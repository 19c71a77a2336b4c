import { handlers } from '#server/calls/handlers.ts'
import type { Call } from '#contract/call.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { allCalls, rows } from '../rows/rows.ts'
import { setScene, type Scene } from '../scene.ts'
import { outcome } from './safety.ts'

const host = 'localhost:3000'
const foreign: readonly Record<string, string>[] = [
  { host, origin: 'https://evil.example' },
  { host, origin: 'null' },
  { host, origin: 'http://localhost:3000.evil.example' },
  { host, origin: 'http://evil.example?localhost:3000' },
  { host, 'sec-fetch-site': 'cross-site' },
  { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
]
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
]

const body = (type: string, fields: object): string => {
  if (type.startsWith('application/json') || type === 'text/plain') return JSON.stringify(fields)
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  if (type.startsWith('multipart')) {
    const part = ([name, value]: [string, string]): string =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    return `${texts.map(part).join('')}--x--\r\n`
  }
  return new URLSearchParams(texts).toString()
}

/** Everything that a call could have changed, but for the counts of limits. */
async function everything({ sql }: Pick<Deps, 'sql'>): Promise<string> {
  const [row] = await sql<{ digest: string }[]>`
    select md5(concat(
      (select string_agg(u::text, '' order by id) from users u),
      (select string_agg(a::text, '' order by id) from adverts a),
      (select string_agg(s::text, '' order by id) from sessions s),
      (select string_agg(f::text, '' order by f::text) from favorites f),
      (select string_agg(c::text, '' order by c::text) from phone_codes c),
      (select string_agg(l::text, '' order by digest) from email_links l),
      (select string_agg(c::text, '' order by id) from callbacks c),
      (select string_agg(o::text, '' order by id) from outbox o))) as digest`
  return row?.digest ?? ''
}

interface Attack {
  readonly call: Call
  readonly fields: object
  readonly cookie: string
}

function attacks(scene: Scene): readonly (readonly [string, Attack])[] {
  return [...allCalls].map(([name, call]) => {
    const action = call.action !== undefined && { action: call.action }
    const fields = { ...action, ...rows[name]?.fields(scene) }
    return [name, { call, fields, cookie: scene.owner.token }] as const
  })
}

const post = (
  site: Site,
  { call, fields, cookie }: Attack,
  type: string,
  headers: object,
): Promise<Answered> =>
  site.send({
    method: 'POST',
    url: `/api${call.path}`,
    payload: body(type, fields),
    headers: { ...headers, 'content-type': type },
    cookies: { session: cookie },
  })

test('no call is answered to a foreign page, however it sends its fields', async ({
  site,
  deps,
  given,
}) => {
  const scene = await setScene(deps, given)
  const before = await everything(deps)
  const accepted: string[] = []
  let tried = 0
  for (const [name, attack] of attacks(scene)) {
    for (const type of types) {
      for (const headers of foreign) {
        const answer = await post(site, attack, type, headers)
        tried++
        if (answer.status !== 403 && answer.status !== 422)
          accepted.push(`${name}: ${outcome(answer)} ${type}`)
        if (answer.cookies.length > 0) accepted.push(`${name} set a cookie`)
        if (answer.headers['access-control-allow-origin']) accepted.push(`${name} lets it be read`)
      }
    }
  }

  const effects = (await everything(deps)) === before ? 0 : 1
  console.log(
    `origins: ${accepted.length} of ${tried} foreign requests to ${handlers.length} calls accepted, ${effects} effects`,
  )
  expect(accepted).toEqual([])
  expect(effects).toBe(0)
}, 120_000)

test('no call is made by another method, in the address or under another name of the method', async ({
  site,
  deps,
  given,
}) => {
  const scene = await setScene(deps, given)
  const before = await everything(deps)
  const accepted: string[] = []
  let tried = 0
  for (const [name, { call, fields, cookie }] of attacks(scene)) {
    const texts = Object.entries({ ...fields, token: cookie, _method: 'POST' }).map(
      ([field, value]): [string, string] => [field, String(value)],
    )
    const url = `/api${call.path}?${new URLSearchParams(texts).toString()}`
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const headers = {
        'x-http-method-override': 'POST',
        'x-method-override': 'POST',
        origin: 'https://evil.example',
      }
      const answer = await site.send({ method, url, headers, cookies: { session: cookie } })
      tried++
      if (outcome(answer) === 'done' || (method !== 'OPTIONS' && answer.status !== 405))
        accepted.push(`${method} ${name} answered ${answer.status}`)
      if (answer.headers['access-control-allow-origin'])
        accepted.push(`${method} ${name} lets it be read`)
    }
    // Fields in the address are no fields: a POST with an empty body is not the call.
    if (call.action === undefined) continue
    const answer = await site.send({ method: 'POST', url, cookies: { session: cookie } })
    tried++
    if (outcome(answer) === 'done') accepted.push(`POST ${name} read its fields from the address`)
  }

  const effects = (await everything(deps)) === before ? 0 : 1
  console.log(
    `origins: ${accepted.length} of ${tried} requests by other methods accepted, ${effects} effects`,
  )
  expect(accepted).toEqual([])
  expect(effects).toBe(0)
}, 60_000)

test('a form on a foreign page neither logs in nor out', async ({ site, deps, given }) => {
  const { phone, password, token } = await given.user()
  const before = await everything(deps)
  const accepted: string[] = []
  const urls = [
    '/login',
    '/ru/login',
    '/en/login?next=/',
    '/my-profile',
    '/',
    '/account-link/x',
    '/register-with-call',
  ]
  for (const url of urls) {
    for (const headers of foreign) {
      const { status, cookies } = await site.send({
        method: 'POST',
        url,
        payload: new URLSearchParams({ phone, pass: password }).toString(),
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        cookies: { session: token },
      })
      if (status !== 403 || cookies.length > 0) accepted.push(`${url}: ${status}`)
    }
  }

  const effects = (await everything(deps)) === before ? 0 : 1
  console.log(
    `origins: ${accepted.length} of ${urls.length * foreign.length} foreign forms accepted, ${effects} effects`,
  )
  expect(accepted).toEqual([])
  expect(effects).toBe(0)
})

test('looking at pages changes nothing, whatever stands in their address', async ({
  site,
  deps,
  given,
}) => {
  const { owner, active } = await setScene(deps, given)
  const before = await everything(deps)
  const query = `?action=logOut&delete=1&logout=1&phone=${owner.phone}&pass=${owner.password}&undelete=1`
  const urls = [
    '/',
    '/login',
    '/logout',
    '/my-profile',
    '/my-dashboard',
    '/my-favorites',
    '/my-data.zip',
    '/edit-advert',
  ]
  const asked = [
    ...urls,
    `/advert/${active}`,
    `/profile/${owner.username}`,
    '/account-link/x',
    '/register-with-call',
  ]
  for (const url of asked)
    for (const method of ['GET', 'HEAD'] as const)
      await site.send({ method, url: url + query, cookies: { session: owner.token } })

  const effects = (await everything(deps)) === before ? 0 : 1
  console.log(`origins: ${effects} effects of looking at ${asked.length} pages`)
  expect(effects).toBe(0)
})
