import type { FastifyInstance, InjectOptions } from 'fastify'
import { request } from 'node:http'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'

const own = 'http://localhost:3000'

const hosts = ['//evil.example', '///evil.example', '////evil.example/', '/\\evil.example']
const hostile = [
  ...hosts,
  ...['\\\\evil.example', '\\/evil.example', '/\\/evil.example', '/\\\\evil.example/'],
  ...['https://evil.example', 'http:evil.example', 'https:/evil.example', 'HTTPS://EVIL.EXAMPLE'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...['data:text/html,<script>1</script>', 'blob:https://x/1', 'file:///etc/passwd', 'ws://evil'],
  ...['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example'],
  ...[' //evil.example', '\u0001//evil.example', '/\u0000/evil.example', '\u00a0//evil.example'],
  ...['/%2f/evil.example', '%2f%2fevil.example', '/%5cevil.example', '/%09/evil.example'],
  ...['%68ttps://evil.example', 'https%3a%2f%2fevil.example', '/%252f%252fevil.example'],
  ...['/.//evil.example', '/..//evil.example', '/./\\evil.example', '/x/..//evil.example/'],
  ...['/ro//evil.example', '/ru//evil.example/', '/ro/\\evil.example', '/ro/ro//evil.example'],
  ...['/.//evil.example/', '/%2e//evil.example/', '/ro/.//evil.example', '/en/..//evil.example/'],
  ...['//user:pass@evil.example', 'https://localhost:3000@evil.example', '@evil.example'],
  ...['//localhost:3000@evil.example', '//localhost:3000.evil.example', '/\\@evil.example'],
  ...['/a\r\nLocation: //evil.example', '/a\r\nSet-Cookie: session=x', '//evil%E3%80%82example'],
  ...['／／evil.example', '/\u2215evil.example', '//ⓔvil.example', '/\u200b/evil.example'],
  ...['//[::1]/', '//2130706433/', '?next=//evil.example', '#//evil.example', './/evil.example'],
]

/** As a browser reads it on a page of ours. */
function isOwn(href: string): boolean {
  return URL.canParse(href, own) && new URL(href, own).origin === own
}

/** Where a browser would be after the answer and all the redirects that follow. */
async function destination(site: Site, first: Answered, from: string): Promise<URL> {
  let [answer, at] = [first, new URL(from, own)]
  for (let hop = 0; hop < 6 && answer.status >= 300 && answer.status < 400; hop++) {
    at = new URL(String(answer.headers['location']), at)
    if (at.origin !== own) return at
    answer = await site.send({ method: 'GET', url: at.pathname + at.search })
  }
  return at
}

interface Strays {
  readonly tried: number
  readonly left: readonly string[]
}

async function follow(
  site: Site,
  requests: readonly (InjectOptions & { url: string })[],
): Promise<Strays> {
  const left: string[] = []
  for (const sent of requests) {
    const { url } = sent
    const answer = await site.send(sent)
    const { origin, href } = await destination(site, answer, url)
    if (origin !== own) left.push(`${url} led to ${href}`)
    if (answer.cookies.some(({ value }) => value === 'x')) left.push(`${url} set a cookie`)
  }
  return { tried: requests.length, left }
}

function report(where: string, { tried, left }: Strays): void {
  console.log(`redirects: ${left.length} of ${tried} hostile forms left the site ${where}`)
  expect(left).toEqual([])
}

const nextOf = (form: string): string => `/login?next=${encodeURIComponent(form)}`

test('there are more than fifty hostile forms', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(50)
})

test('who is logged in is led from the login page to this site alone', async ({ site, given }) => {
  const { token } = await given.user()
  const cookies = { session: token }
  const urls = ['', '/ru', '/en'].flatMap((prefix) => hostile.map((form) => prefix + nextOf(form)))

  report(
    'from the login page',
    await follow(
      site,
      urls.map((url) => ({ method: 'GET' as const, url, cookies })),
    ),
  )
})

test('a login by form leads to this site alone', async ({ site, deps, given }) => {
  const { phone, password } = await given.user()
  const pass = new URLSearchParams({ phone, pass: password, next: '//evil.example' })
  const requests = hostile.map((form) => ({
    method: 'POST' as const,
    url: nextOf(form),
    payload: pass.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own },
  }))

  const strays = await follow(site, requests)

  expect(await deps.sql`select from sessions where device = ''`).not.toEqual([])
  report('after a login by form', strays)
})

test('the login page names no other site to go to', async ({ site }) => {
  const left: string[] = []
  const linksOf = async (url: string): Promise<string[]> => {
    const { text } = await site.send({ method: 'GET', url })
    return [...text.matchAll(/(?:action|href)="([^"]*)"/g)].map(([, target = '']) => target)
  }
  const known = await linksOf('/login')
  for (const form of hostile) {
    for (const target of await linksOf(nextOf(form))) {
      const href = target.replaceAll('&amp;', '&')
      if (!known.includes(href) && !isOwn(href)) left.push(`${form}: ${href}`)
    }
  }

  report('by what is written on the login page', { tried: hostile.length, left })
})

/** Sends the address as it is written, which `inject` would tidy up; gives where it leads. */
function rawLocation(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: '127.0.0.1' }, (answer) => {
      answer.resume()
      resolve(answer.headers.location ?? path)
    })
    sent.on('error', reject).end()
  })
}

async function portOf(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

test('an address that is made better stays on this site', async ({ site, cachedSite }) => {
  const bare = hostile.filter((form) => /^\/[\u0021-\u007e]*$/.test(form))
  const paths = bare.flatMap((form) =>
    ['', '/ro', '/ru', '/ro/ro', '/category'].flatMap((before) => [
      before + form,
      `${before}${form}/`,
    ]),
  )
  const left: string[] = []
  for (const port of [await portOf(site.app), await portOf(cachedSite.app)]) {
    for (const path of paths) {
      const location = await rawLocation(port, path)
      // A path that is not redirected stays where it was asked for.
      if (location !== path && !isOwn(location)) left.push(`${path} led to ${location}`)
    }
  }

  report('from addresses with a better form', { tried: paths.length * 2, left })
})

test('asking for a login first comes back to this site', async ({ site }) => {
  const pages = ['/my-profile', '/my-dashboard', '/my-favorites', '/my-adverts', '/my-data.zip']
  const requests = pages.flatMap((page) =>
    ['', '/ru', '/en'].flatMap((prefix) =>
      hosts.map((form) => ({ method: 'GET' as const, url: `${prefix}${page}?next=${form}` })),
    ),
  )

  report('when a page asks for a login', await follow(site, requests))
})
