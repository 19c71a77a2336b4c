import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dial } from '../calls/api/wire.ts'
import { percentile } from '../support/measures/percentile.ts'
import { runningSite } from './site.ts'

const clients = 1_000
/** Seconds after which no slow client may be connected any more. */
const mostSeconds = 20
/** How many times as long the others may wait, at the 95th percentile. */
const mostSlowdown = 2

const head = 'POST /api/token.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** What each kind says when it is connected, and whether a byte a second follows. */
const kinds = {
  'a header that never ends': { first: `${head}X-Long: `, isDripping: true },
  'a body that never ends': {
    first: `${head}Content-Length: 5000\r\n\r\n{"a":"`,
    isDripping: true,
  },
  'a body that stops': { first: `${head}Content-Length: 5000\r\n\r\n{"a":"`, isDripping: false },
  'a page, and then nothing': {
    first: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    isDripping: false,
  },
  'nothing at all': { first: '', isDripping: false },
}
const names = Object.keys(kinds) as (keyof typeof kinds)[]

const site = runningSite({ SEED: 'bench:2000', PAGE_CACHE: 'false' })

/** Connects, is slow, and gives the seconds until the site hung up. */
async function beSlow(port: number, kind: keyof typeof kinds): Promise<number> {
  const { first, isDripping } = kinds[kind]
  const socket: Socket = await dial(port)
  const startedAt = performance.now()
  socket.resume()
  const closed = once(socket, 'close')
  if (first) socket.write(first)
  const dripping = isDripping ? setInterval(() => socket.write('x'), 1_000) : undefined
  await Promise.race([closed, delay(2 * mostSeconds * 1_000, undefined, { ref: false })])
  clearInterval(dripping)
  const isClosed = socket.closed
  socket.destroy()
  return isClosed ? (performance.now() - startedAt) / 1_000 : Infinity
}

/** Milliseconds that a page takes, asked for again and again for this time. */
async function waitsFor(milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds
  const waits: number[] = []
  while (performance.now() < end) {
    const before = performance.now()
    const { status } = await fetch(`${site().address}/category/transport`)
    expect(status).toBe(200)
    waits.push(performance.now() - before)
    await delay(20)
  }
  return waits
}

test(`${clients} slow clients are disconnected in ${mostSeconds} s, and the others hardly notice`, async () => {
  const port = Number(new URL(site().address).port)
  await waitsFor(3_000)
  const before = percentile(await waitsFor(10_000), 0.95)

  const slow = Array.from({ length: clients }, (_, nth) => {
    const kind = names[nth % names.length] ?? 'nothing at all'
    return beSlow(port, kind).then((seconds) => ({ kind, seconds }))
  })
  const during = percentile(await waitsFor(10_000), 0.95)
  const ended = await Promise.all(slow)

  const last = names.map((kind) => ({
    kind,
    seconds: Math.max(...ended.filter((one) => one.kind === kind).map(({ seconds }) => seconds)),
  }))
  console.table(last)
  console.log(`others, p95: ${before.toFixed(1)} -> ${during.toFixed(1)} ms`)
  for (const { kind, seconds } of last) expect(seconds, kind).toBeLessThanOrEqual(mostSeconds)
  expect(during / before).toBeLessThan(mostSlowdown)
})
