import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { CachedPages } from './cached-pages.ts'
import { PageCache } from './page-cache.ts'

const html = `<p>Găsit</p>${'<li>mașină de spălat</li>'.repeat(200)}`
const key = 'desktop ro /'

test('a finished page is sent in each form by itself once it was asked for in it', async () => {
  const cache = new PageCache(1024 * 1024)
  const finished = new CachedPages(cache, readConfig({}), {
    isPressed: () => false,
    views: { count: () => {} },
  })
  const page = await cache.get(key, async () => ({ status: 200, html, tags: ['list'] }))
  finished.remember('desktop', '/', { key, kind: null })
  const server = createServer((request, response) => {
    if (!finished.answer(request, response)) response.writeHead(501).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (encoding: string, headers = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': encoding, ...headers } })

  const compressed = await ask('br')
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual([
    'br',
    html,
  ])
  expect((await ask('identity')).status).toBe(501)
  await finished.plain.read(page)
  const plain = await ask('identity')
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null])
  expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(html)))
  expect(await plain.text()).toBe(html)
  expect((await ask('identity', { 'if-none-match': page.etag })).status).toBe(304)
  cache.drop(new Set(['list']))
  expect((await ask('identity')).status).toBe(501)
  server.close()
})
