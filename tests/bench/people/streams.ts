import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { messageCalls } from '#contract/people/messages.ts'
import { streamPath } from '#contract/people/stream.ts'
import { withMarket } from '../market.ts'
import { ask, site, untilQuiet, withServer, type Served } from '../served.ts'
import { table, type Figure } from '../table.ts'
import { fillPairs, fillPeople, secret, type Person } from './fill.ts'

const streamsOpen = 10_000
const messagesPerSecond = 100
const seconds = 30
/** Before them, not measured: until then code is being compiled and connections are opened. */
const warmSeconds = 5

interface Pair {
  readonly buyer: Person
  readonly seller: Person
  readonly conversationId: number
}

/**
 * Memory of one process with thousands of open streams, and how long after it is sent a message has been got by its
 * reader, whose client asks for it when the stream tells of it.
 */
export async function measureStreams(dataDir: string): Promise<Figure[]> {
  const filled = await withMarket(dataDir, 2, async ({ sql }) => {
    const { buyers } = await fillPeople(sql)
    const half = Math.floor(buyers.length / 2)
    const both = buyers
      .slice(0, half)
      .map((buyer, nth) => [buyer, buyers[half + nth] ?? buyer] as const)
    const ids = await fillPairs(sql, both)
    const pairs = both.map(([buyer, seller], nth) => ({
      buyer,
      seller,
      conversationId: ids[nth] ?? 0,
    }))
    return { pairs, people: buyers }
  })
  const settings = { SESSION_SECRET: secret, SEED: 'none' }
  return withServer(dataDir, settings, (served) => measure(served, filled.people, filled.pairs))
}

async function measure(
  served: Served,
  people: readonly Person[],
  pairs: readonly Pair[],
): Promise<Figure[]> {
  const heard = new Map<string, (seq: number) => void>()
  const [node = 0] = await served.pids()
  await untilQuiet(served)
  const before = await megabytesOf(node)
  const streams = await openAll(people, (person, event) =>
    heard.get(`${person.id} ${event.conversationId}`)?.(event.seq),
  )
  const after = await megabytesOf(node)
  const settled = await settledMegabytes(served, node)
  await sendAll(pairs, heard, warmSeconds)
  const times = (await sendAll(pairs, heard, seconds)).toSorted((one, other) => one - other)
  const loaded = await megabytesOf(node)
  const last = await settledMegabytes(served, node)
  for (const stream of streams) stream.destroy()
  const line = table(
    'streams',
    `${streams.length.toLocaleString('en')} open streams in one process`,
  )
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Infinity
  return [
    line({ name: 'memory, MB', value: settled, most: 300, note: ` (${before.toFixed(0)} before)` }),
    line({ name: 'memory while they are opened at once, MB', value: after, most: 300 }),
    line({ name: `memory after ${times.length} messages, MB`, value: last, most: 300 }),
    line({ name: 'memory while they are sent, MB', value: loaded, most: 300 }),
    line({
      name: `${messagesPerSecond} messages a second: got by the reader after, p50 ms`,
      value: at(0.5),
      most: 100,
    }),
    line({ name: 'the same, p99 ms', value: at(0.99), most: 300 }),
  ]
}

/** Longer than the process waits between looks whether it has time to collect garbage, ms. */
const collectionMs = 22_000

/** Memory once nobody does anything: what open streams take, without the garbage of opening them. */
async function settledMegabytes(served: Served, node: number): Promise<number> {
  await delay(collectionMs)
  await untilQuiet(served)
  return megabytesOf(node)
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

type Heard = (person: Person, event: { conversationId: number; seq: number }) => void

/** Opens the streams, each person's as often as needed. */
async function openAll(people: readonly Person[], heard: Heard): Promise<Socket[]> {
  const streams: Socket[] = []
  while (streams.length < streamsOpen) {
    const next = people.slice(0, Math.min(100, streamsOpen - streams.length))
    const from = streams.length % people.length
    const batch = next.map((_person, nth) => people[(from + nth) % people.length])
    streams.push(
      ...(await Promise.all(batch.flatMap((person) => (person ? [open(person, heard)] : [])))),
    )
  }
  return streams
}

/** A socket instead of `fetch`, which would need more memory than the server. */
async function open(person: Person, heard: Heard): Promise<Socket> {
  const { hostname, port, host } = new URL(site)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>()
  socket.on('data', (chunk: string) => {
    if (chunk.startsWith('HTTP/1.1 200')) resolve()
    else if (chunk.startsWith('HTTP/1.1')) reject(new Error(chunk.slice(0, 40)))
    for (const [, text = ''] of chunk.matchAll(/data: (\{.*\})/g)) {
      const event: { kind: string; conversationId: number; seq: number } = JSON.parse(text)
      if (event.kind === 'message') heard(person, event)
    }
  })
  socket.on('error', reject)
  socket.write(`GET ${streamPath} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${person.cookie}\r\n\r\n`)
  await answered
  return socket
}

/** Sends at a steady rate for so many seconds. Returns the ms from before each message was sent to after its reader had it. */
async function sendAll(
  pairs: readonly Pair[],
  heard: Map<string, (seq: number) => void>,
  forSeconds: number,
): Promise<number[]> {
  const all: Promise<number>[] = []
  const begin = performance.now()
  for (let nth = 0; nth < messagesPerSecond * forSeconds; nth++) {
    await delay(Math.max(0, begin + (nth * 1_000) / messagesPerSecond - performance.now()))
    const pair = pairs[nth % pairs.length]
    // What an overloaded server refuses never arrives.
    if (pair) all.push(sendOne(pair, heard).catch(() => Infinity))
  }
  return Promise.all(all)
}

async function sendOne(
  { buyer, seller, conversationId }: Pair,
  heard: Map<string, (seq: number) => void>,
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  heard.set(`${seller.id} ${conversationId}`, resolve)
  const { sendMessage, listMessages } = messageCalls
  const sentAt = performance.now()
  const text = `Bună ziua, vin mâine. ${randomUUID().slice(0, 8)}`
  const message = { conversationId, clientId: randomUUID(), text }
  await ask(sendMessage.path, sendMessage, message, buyer.cookie)
  const seq = await promise
  await ask(listMessages.path, listMessages, { conversationId, after: seq - 1 }, seller.cookie)
  return performance.now() - sentAt
}
