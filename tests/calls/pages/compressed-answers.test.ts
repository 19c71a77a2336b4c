import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, type Site } from '../../support/servers/site.ts'

interface Sent {
  readonly encoding: unknown
  readonly bytes: number
  readonly text: string
}

async function sent(
  { app }: Site,
  { url, headers, payload }: { url: string; headers: Record<string, string>; payload?: object },
): Promise<Sent> {
  const method = payload ? 'POST' : 'GET'
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  const encoding = answer.headers['content-encoding']
  const { rawPayload } = answer
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
  const decode = encoding === 'br' || encoding === 'gzip' ? decoders[encoding] : Buffer.from
  expect(Number(answer.headers['content-length'])).toBe(rawPayload.byteLength)
  return { encoding, bytes: rawPayload.byteLength, text: decode(rawPayload).toString() }
}

const listPlaces = { url: '/api/places/get_places.php', payload: { action: 'listPlaces' } }

test('answers of calls are compressed as their client accepts', async ({ site }) => {
  const plain = await sent(site, { ...listPlaces, headers: {} })

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ] as const) {
    const answer = await sent(site, { ...listPlaces, headers: { 'accept-encoding': accepted } })
    expect(answer).toMatchObject({ encoding, text: plain.text })
    expect(answer.bytes).toBeLessThan(plain.bytes / 3)
  }
  for (const accepted of ['identity', 'br;q=0', 'deflate'])
    expect(
      await sent(site, { ...listPlaces, headers: { 'accept-encoding': accepted } }),
    ).toMatchObject({ encoding: undefined, bytes: plain.bytes })
})

test('a short answer is sent as it is', async ({ site }) => {
  const payload = { action: 'getToken' }
  const answer = await sent(site, {
    ...{ url: '/api/token.php', payload, headers: { 'accept-encoding': 'br' } },
  })
  expect(answer.encoding).toBeUndefined()
})

test('a person’s own page is compressed, but not where another site leads to it', async ({
  site,
  given,
}) => {
  const { token } = await given.user()
  const headers = { cookie: `session=${token}`, 'accept-encoding': 'br' }

  const own = await sent(site, { url: '/my-profile', headers })
  const led = await sent(site, {
    ...{ url: '/my-profile', headers: { ...headers, 'sec-fetch-site': 'cross-site' } },
  })

  expect(own.encoding).toBe('br')
  expect(own.text).toContain('</html>')
  expect(own.bytes).toBeLessThan(own.text.length / 3)
  expect(led).toMatchObject({ encoding: undefined, text: expect.stringContaining('</html>') })
})
