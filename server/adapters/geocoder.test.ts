import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { closedPort, openProvider, portOf } from '#tests/support/servers/provider.ts'
import { nominatim, noGeocoder } from './geocoder.ts'

const query = { address: 'str. Ștefan cel Mare 1', place: 'Chișinău', district: 'Chișinău' }
const quick = { pause: 0, timeLimit: 200 }

interface Nominatim extends AsyncDisposable {
  readonly url: string
  readonly requests: readonly { readonly at: number; readonly url: URL; readonly agent: string }[]
}

/** Starts a local Nominatim stub that always returns `answer`. */
async function openNominatim(answer: string): Promise<Nominatim> {
  const requests: { at: number; url: URL; agent: string }[] = []
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({
      at: performance.now(),
      url: new URL(url, 'http://nominatim'),
      agent: headers['user-agent'] ?? '',
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const chisinau = JSON.stringify([{ lat: '47.0245117', lon: '28.8322923', display_name: 'x' }])

test('an address is asked for once, in Moldova, and by somebody with a name', async () => {
  await using server = await openNominatim(chisinau)

  const position = await nominatim(`${server.url}/`, 'Gasit (+https://gasit.example)').find(query)

  expect(position).toEqual({ latitude: 47.0245117, longitude: 28.8322923 })
  const [{ url, agent } = expect.fail('nothing came')] = server.requests
  expect(server.requests).toHaveLength(1)
  expect(agent).toBe('Gasit (+https://gasit.example)')
  expect(url.pathname).toBe('/search')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ format: 'jsonv2', limit: '1', countrycodes: 'md' },
    ...{ street: query.address, city: query.place },
  })
})

test.for([
  ['nothing', '[]'],
  ['a place in Bucharest', '[{"lat":"44.43","lon":"26.1"}]'],
  ['a place north of Moldova', '[{"lat":"48.7","lon":"28"}]'],
  ['a place east of Moldova', '[{"lat":"47","lon":"30.4"}]'],
  ['no numbers', '[{"lat":"north","lon":"east"}]'],
  ['half a position', '[{"lat":"47"}]'],
  ['a word', '"47, 28"'],
  ['a page', '<!doctype html>'],
  ['an empty answer', ''],
] as const)('%s is no position', async ([, answer]) => {
  await using server = await openNominatim(answer)

  expect(await nominatim(server.url, 'Gasit', quick).find(query)).toBeNull()
})

test.for([403, 429, 500, 'silent', 'breaks'] as const)(
  'a geocoder that answers with %s finds nothing and keeps nobody waiting',
  async (manner) => {
    await using provider = await openProvider(manner)

    expect(await nominatim(provider.url, 'Gasit', quick).find(query)).toBeNull()
    expect(provider.received).toHaveLength(1)
  },
)

test('a geocoder is not followed to another address', async () => {
  await using elsewhere = await openNominatim(chisinau)
  await using provider = await openProvider(302, { location: `${elsewhere.url}/search` })

  expect(await nominatim(provider.url, 'Gasit', quick).find(query)).toBeNull()
  expect(elsewhere.requests).toEqual([])
})

test('a geocoder where nobody listens finds nothing', async () => {
  const url = `http://127.0.0.1:${await closedPort()}`

  expect(await nominatim(url, 'Gasit', quick).find(query)).toBeNull()
})

test('a geocoder is asked with a pause between, and no more than five wait', async () => {
  await using server = await openNominatim(chisinau)
  const pause = 100
  const geocoder = nominatim(server.url, 'Gasit', { pause, timeLimit: 2_000 })

  const positions = await Promise.all(Array.from({ length: 9 }, () => geocoder.find(query)))

  expect(positions.filter((position) => position !== null)).toHaveLength(6)
  const moments = server.requests.map(({ at }) => at)
  for (const [index, at] of moments.slice(1).entries()) {
    // Network latency varies, so the intervals are measured with a tolerance.
    expect(at - (moments[index] ?? at)).toBeGreaterThan(pause * 0.7)
  }

  expect(await geocoder.find(query)).not.toBeNull()
})

test('without a geocoder no address has a position', async () => {
  expect(await noGeocoder.find(query)).toBeNull()
})
