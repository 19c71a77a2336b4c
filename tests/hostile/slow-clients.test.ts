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

interface Kind {
  readonly name: string
  /** What it says when it is connected. */
  readonly first: string
  /** Whether a byte a second follows. */
  readonly isDripping: boolean
}

const body = `${head}Content-Length: 5000\r\n\r\n{"a":"`
const page = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const kinds: readonly Kind[] = [
  { name: 'a header that never ends', first: `${head}X-Long: `, isDripping: true },
  { name: 'a body that never ends', first: body, isDripping: true },
  { name: 'a body that stops', first: body, isDripping: false },
  { name: 'a page, and then nothing', first: page, isDripping: false },
  { name: 'nothing at all', first: '', isDripping: false },
]

const site = runningSite({ SEED: 'bench:2000', PAGE_CACHE: 'false' })

/** Connects, is slow, and gives the seconds until the site hung up. */
async function beSlow(port: number, { first, isDripping }: Kind): Promise<number> {
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

  const slow = kinds.map((kind) =>
    Promise.all(Array.from({ length: clients / kinds.length }, () => beSlow(port, kind))),
  )
  const during = percentile(await waitsFor(10_000), 0.95)
  const ended = await Promise.all(slow)

  const last = kinds.map(({ name }, nth) => ({ name, seconds: Math.max(...(ended[nth] ?? [])) }))
  console.table(last)
  console.log(`others, p95: ${before.toFixed(1)} -> ${during.toFixed(1)} ms`)
  for (const { name, seconds } of last) expect(seconds, name).toBeLessThanOrEqual(mostSeconds)
  expect(during / before).toBeLessThan(mostSlowdown)
})
