import { differenceOf } from '../pages/difference.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { onTestFinished } from 'vitest'
import { expect, openSite, test, type Answered, type Site } from '../../support/servers/site.ts'

type Headers = Readonly<Record<string, string>>

const planted = 'evil.example'
const forged = 'eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.'

/** Headers by which caches of other products were made to keep another page, or somebody's own. */
const headers: readonly Headers[] = [
  ...[
    'x-forwarded-host',
    'x-host',
    'x-forwarded-server',
    'x-original-host',
    'x-http-host-override',
  ],
  ...['host', 'x-backend-host', 'x-proxy-host', 'x-forwarded-prefix', 'x-base-url'],
].map((name) => ({ [name]: planted }))

const others: readonly Headers[] = [
  ...[{ forwarded: `host=${planted};proto=http` }, { origin: `https://${planted}` }],
  ...[{ 'x-forwarded-proto': 'http' }, { 'x-forwarded-scheme': 'nothttps' }],
  ...[{ 'x-forwarded-port': '1' }, { 'x-forwarded-ssl': 'off' }, { 'front-end-https': 'off' }],
  ...[{ 'x-url-scheme': 'javascript' }, { 'x-forwarded-for': '203.0.113.9' }],
  ...[
    { 'x-real-ip': '203.0.113.9' },
    { 'true-client-ip': '203.0.113.9' },
    { via: `1.1 ${planted}` },
  ],
  ...[
    { 'x-original-url': '/admin' },
    { 'x-rewrite-url': '/admin' },
    { 'x-forwarded-path': '/admin' },
  ],
  ...[{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'POST' }],
  ...[{ 'x-user-id': '1' }, { 'x-remote-user': 'admin' }, { 'x-forwarded-user': 'admin' }],
  ...[{ authorization: `Bearer ${forged}` }, { authorization: 'Basic YWRtaW46YWRtaW4=' }],
  ...[{ 'x-token': forged }, { 'x-api-key': 'gk_1' }, { 'x-requested-with': 'XMLHttpRequest' }],
  ...[{ accept: 'application/json' }, { accept: 'image/webp' }, { 'content-type': 'text/x-any' }],
  ...[{ 'accept-language': 'ru-RU,ru;q=0.9' }, { 'accept-language': '<script>alert(1)</script>' }],
  ...[{ 'user-agent': 'Googlebot' }, { 'user-agent': '<script>alert(1)</script>' }],
  ...[{ 'sec-ch-ua-platform': '"Android"' }, { 'sec-ch-prefers-color-scheme': 'dark' }],
  ...[{ 'viewport-width': '320' }, { 'device-memory': '0.25' }, { 'save-data': 'on' }],
  ...[{ range: 'bytes=0-9' }, { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ...[{ 'cache-control': 'no-store' }, { pragma: 'no-cache' }, { 'max-forwards': '0' }],
  ...[{ purpose: 'prefetch' }, { 'sec-purpose': 'prefetch' }, { 'sec-fetch-site': 'cross-site' }],
  ...[{ referer: `https://${planted}/` }, { dnt: '1' }, { 'x-debug': '1' }, { rsc: '1' }],
  ...[{ 'x-middleware-subrequest': 'middleware' }, { 'upgrade-insecure-requests': '1' }],
]

const cookies: readonly Headers[] = [
  ...['lang=ru; theme=dark; user=1', 'Session=abc; session2=abc; sessionx=1', 'session='],
  ...[`session=${forged}`, '__Host-session=forged', '__Secure-session=forged', 'session[]=1'],
  ...[`big=${'x'.repeat(3_000)}`, '=; ;;=a; "', 'wrote=1', 'a="session=1"', '__proto__=1'],
  ...['consent=<script>alert(1)</script>', 'session=a; session=b', 'lang=../../etc/passwd'],
].map((cookie) => ({ cookie }))

const all = [...headers, ...others, ...cookies]

/** Pages hold the moment of their making. */
function withoutTime(text: string): string {
  return text.replaceAll(/"now":"[^"]*"/g, '')
}

function isSession({ cookie = '' }: Headers): boolean {
  return /(^|; )session=/.test(cookie)
}

async function paths(given: Given): Promise<string[]> {
  const { id } = await given.advert({ title: 'Carte cu poze', subcategory: 'carti' })
  const lists = ['/category/transport', '/category/transport/autoturisme', '/search?q=carte']
  const plain = ['/pricing', '/login', '/recent', '/article/cookies', '/nimic-aici']
  return ['/', '/ru', '/en', ...lists, `/advert/${id}`, `/ru/advert/${id}`, ...plain]
}

const get = (site: Site, url: string, sent: Headers = {}): Promise<Answered> =>
  site.send({ method: 'GET', url, headers: sent })

test('no header or cookie changes a byte of a page that is kept', async ({ cachedSite, given }) => {
  const pages = await paths(given)
  let compared = 0
  for (const url of pages) {
    const first = await get(cachedSite, url)
    expect([200, 404], url).toContain(first.status)
    expect(first.text).not.toMatch(/evil\.example|alert\(1\)|203\.0\.113/)
    for (const sent of all) {
      const odd = await get(cachedSite, url, sent)
      const what = `${url} ${JSON.stringify(sent).slice(0, 100)}`
      // Who says to have a session gets a page of their own; what others get is compared.
      const { status, text, headers: answered } = isSession(sent) ? await get(cachedSite, url) : odd
      expect(answered['set-cookie'], what).toBeUndefined()
      expect({ what, status, isSame: text === first.text }).toEqual({
        ...{ what, status: first.status, isSame: true },
      })
      compared++
    }
  }
  console.log(
    `page cache: ${all.length} headers and cookies on ${pages.length} pages, ${compared} answers compared, 0 bytes changed`,
  )
  expect(all.length).toBeGreaterThanOrEqual(60)
})

test('a page that is made for an odd request is the page of everybody', async ({
  world,
  cachedSite,
  given,
}) => {
  await given.advert({ title: 'Carte cu poze', subcategory: 'carti' })
  const plain = await openSite(world, { isCached: true })
  onTestFinished(() => plain.app.close())
  for (const [nth, sent] of all.entries()) {
    const url = `/search?q=carte&priceMax=${1_000_000 + nth}`
    await get(cachedSite, url, sent)

    const kept = await get(cachedSite, url)
    const what = JSON.stringify(sent).slice(0, 100)
    expect(kept.status, what).toBe(200)
    const made = await get(plain, url)
    expect(differenceOf(withoutTime(kept.text), withoutTime(made.text)), what).toBe('')
  }
  console.log(`page cache: ${all.length} pages made for an odd request, 0 bytes of it kept`)
})

test('no page shows one visitor what is known of another', async ({ cachedSite, given }) => {
  const people = await Promise.all(
    ['ana-secreta', 'ion-secretul', 'olga-secreta'].map((username) => given.user({ username })),
  )
  const pages = await paths(given)
  let shown = 0
  for (const url of pages) {
    // Each twice: the second time what is the same for all users is kept.
    for (const { token, username } of [...people, ...people]) {
      const own = await cachedSite.send({ method: 'GET', url, cookies: { session: token } })
      if (own.status !== 302) expect(own.headers['cache-control'], url).toBe('private, no-store')
      for (const other of people.filter((one) => one.username !== username))
        if (own.text.includes(other.username)) shown++
    }
    const shared = await get(cachedSite, url)
    for (const { username } of people) if (shared.text.includes(username)) shown++
    expect(shared.headers['cache-control'], url).toBe('no-cache')
  }
  console.log(
    `page cache: ${people.length} users and visitors on ${pages.length} pages, another's data shown ${shown} times`,
  )
  expect(shown).toBe(0)
})
