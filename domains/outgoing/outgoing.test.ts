import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { Outgoing } from '../deps.ts'
import { bytesOf, fetchGuarded, outgoingFailure, type OutgoingRequest } from './service.ts'

/** A site at 127.0.0.1; its address, and the hosts and paths that were asked for. */
async function siteOf(
  answer: RequestListener,
): Promise<{ url: string; port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, port, asked }
}

/** Names and where they lead; more than one list: one after another. */
function withNames(names: Record<string, readonly string[][]> = {}): Outgoing & { count: number } {
  const outgoing = {
    ...{ allowsLocal: true, agent: 'Test/1.0', count: 0 },
    resolve: async (host: string) => {
      const answers = names[host] ?? []
      const addresses = answers[Math.min(outgoing.count, answers.length - 1)] ?? []
      outgoing.count += 1
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  }
  return outgoing
}

const usual = { maxBytes: 1_000, timeLimit: 5_000 }

async function failureOf(outgoing: Outgoing, request: Partial<OutgoingRequest> & { url: string }) {
  const answer = fetchGuarded(outgoing, { ...usual, ...request }).then(bytesOf)
  return answer.then(
    () => null,
    (error: unknown) => outgoingFailure(error) ?? error,
  )
}

test('an answer comes with its status and body, and says who asks', async () => {
  const site = await siteOf(({ headers }, response) => {
    response.writeHead(404).end(`${headers['user-agent']} ${headers['accept-encoding']}`)
  })
  const answer = await fetchGuarded(withNames(), { ...usual, url: site.url })
  expect(answer.status).toBe(404)
  expect(String(await bytesOf(answer))).toBe('Test/1.0 identity')
})

test('a post brings its body, and is not redirected', async () => {
  const bodies: string[] = []
  const site = await siteOf((request, response) => {
    request.on('data', (part) => bodies.push(String(part)))
    request.on('end', () => response.writeHead(307, { location: '/other' }).end())
  })
  const { status } = await fetchGuarded(withNames(), {
    ...usual,
    ...{ url: `${site.url}/hook`, method: 'POST', body: '{"a":1}' },
  })
  expect([status, bodies, site.asked.length]).toEqual([307, ['{"a":1}'], 1])
})

test('a connection goes to the address that was checked, whatever the name says later', async () => {
  const site = await siteOf((_request, response) => response.end('here'))
  const outgoing = withNames({ 'feed.example.com': [['127.0.0.1'], ['10.0.0.1']] })
  const url = `http://feed.example.com:${site.port}/a`
  const answer = await fetchGuarded(outgoing, { ...usual, url })
  expect(String(await bytesOf(answer))).toBe('here')
  expect(site.asked).toEqual([`feed.example.com:${site.port}/a`])
  expect(outgoing.count).toBe(1)
  expect(await failureOf(outgoing, { url })).toBe('not_public')
})

test.each([
  ...['10.0.0.1', '192.168.0.1', '127.0.0.2', '169.254.169.254', '100.64.1.1', '224.0.0.1'],
  ...['::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::'],
])('a name that leads to %s, among others, is not called', async (address) => {
  const outgoing = withNames({ 'feed.example.com': [['8.8.8.8', address]] })
  expect(await failureOf(outgoing, { url: 'http://feed.example.com/' })).toBe('not_public')
})

test('a name that does not exist is said to be so', async () => {
  expect(await failureOf(withNames(), { url: 'http://nothing.example.com/' })).toBe('not_found')
})

test('three redirects are followed, each checked; a fourth is not', async () => {
  const site = await siteOf(({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` })
    response.end('end')
  })
  const answer = await fetchGuarded(withNames(), { ...usual, url: `${site.url}/3` })
  expect(String(await bytesOf(answer))).toBe('end')
  expect(await failureOf(withNames(), { url: `${site.url}/4` })).toBe('too_many_redirects')
})

test.each([
  ['http://169.254.169.254/latest/meta-data', 'bad_address'],
  ['http://2852039166/', 'bad_address'],
  ['file:///etc/passwd', 'bad_address'],
  ['//inner.example.com/', 'not_public'],
  ['http://[', 'bad_address'],
])('a redirect to %s is not followed', async (location, failure) => {
  const site = await siteOf((_request, response) => response.writeHead(302, { location }).end())
  const outgoing = withNames({ 'inner.example.com': [['10.0.0.1']] })
  expect(await failureOf(outgoing, { url: site.url })).toBe(failure)
})

test('headers of a request do not follow to another site', async () => {
  const seen: unknown[] = []
  const other = await siteOf(({ headers }, response) => {
    seen.push(headers['x-key'])
    response.end()
  })
  const site = await siteOf((_request, response) =>
    response.writeHead(302, { location: other.url }).end(),
  )
  await fetchGuarded(withNames(), { ...usual, url: site.url, headers: { 'x-key': 'secret' } })
  expect(seen).toEqual([undefined])
})

test('a body that is larger than allowed ends, whether its length was told or not', async () => {
  const site = await siteOf(({ url }, response) => {
    if (url === '/told') response.setHeader('content-length', 2_000)
    response.write(Buffer.alloc(1_500))
    response.end(Buffer.alloc(500))
  })
  expect(await failureOf(withNames(), { url: `${site.url}/told` })).toBe('too_large')
  expect(await failureOf(withNames(), { url: `${site.url}/untold` })).toBe('too_large')
})

test('a compressed body is not taken, so that none grows when it is unpacked', async () => {
  const site = await siteOf((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  )
  expect(await failureOf(withNames(), { url: site.url })).toBe('compressed')
})

test('the time is limited before the answer and within it', async () => {
  const site = await siteOf(({ url }, response) => {
    if (url === '/begun') response.write('some')
  })
  const timeLimit = 150
  expect(await failureOf(withNames(), { url: `${site.url}/begun`, timeLimit })).toBe('timed_out')
  expect(await failureOf(withNames(), { url: `${site.url}/silent`, timeLimit })).toBe('timed_out')
  const deaf = { ...withNames(), resolve: async () => new Promise<never>(() => {}) }
  expect(await failureOf(deaf, { url: 'http://a.example.com', timeLimit })).toBe('timed_out')
})

test('a connection that breaks is told from an answer', async () => {
  const site = await siteOf(({ url, socket }, response) => {
    if (url === '/middle') response.writeHead(200, { 'content-length': 10 }).write('half')
    setTimeout(() => socket.destroy(), 20)
  })
  expect(await failureOf(withNames(), { url: `${site.url}/middle` })).toBe('unreachable')
  expect(await failureOf(withNames(), { url: `${site.url}/none` })).toBe('unreachable')
})
