import { randomInt, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { fillPairs, fillPeople, secret, type Person } from '../bench/people/fill.ts'
import { makePeople } from './people.ts'
import { kill, start, type Running } from './running.ts'

const writers = 80
const sendsOfWriter = 25
const kills = 4

interface Writer {
  readonly person: Person
  readonly conversationId: number
  /** Texts that the server has acknowledged, in the order of their sending. */
  readonly acknowledged: string[]
}

/** Sends like a browser: one message after the other, again with the same id until it is acknowledged. */
async function write({ person, conversationId, acknowledged }: Writer, address: () => string) {
  for (let nth = 0; nth < sendsOfWriter; nth++) {
    const message = { conversationId, clientId: randomUUID(), text: `Mesajul ${nth}` }
    while (!(await send(address(), person, message))) await delay(50)
    acknowledged.push(message.text)
  }
}

async function send(address: string, { cookie }: Person, message: object): Promise<boolean> {
  return fetch(`${address}/api/messages/manage_messages.php`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'sendMessage', ...message }),
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (answer) => Object(await answer.json())['success'] === true,
    () => false,
  )
}

/** Writers and their readers. */
async function addWriters(sql: Sql): Promise<Writer[]> {
  const [, ...buyers] = await makePeople(sql, 2 * writers + 1)
  const pairs = buyers.slice(0, writers).map((buyer, nth) => {
    return [buyer, buyers[writers + nth] ?? buyer] as const
  })
  const ids = await fillPairs(sql, pairs)
  return pairs.map(([person], nth) => {
    return { person, conversationId: ids[nth] ?? 0, acknowledged: [] }
  })
}

test(
  `after a kill -9 among ${writers * sendsOfWriter} sends every message is there once and in order (${kills} kills)`,
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
    await chmod(dataDir, 0o711)
    const settings = { SESSION_SECRET: secret }
    let running: Running = await start(dataDir, settings)
    const { setupSql: sql, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
    try {
      const people = await addWriters(sql)
      const stored = async (): Promise<number> =>
        Number((await sql<{ n: number }[]>`select count(*)::int as n from messages`)[0]?.n)
      const writing = Promise.all(people.map((writer) => write(writer, () => running.address)))
      for (let nth = 1; nth <= kills; nth++) {
        const due = (writers * sendsOfWriter * nth) / (kills + 1)
        while ((await stored()) < due) await delay(5)
        await delay(randomInt(100))
        await kill(running, 'SIGKILL')
        running = await start(dataDir, settings)
      }
      await writing

      for (const { conversationId, acknowledged } of people) {
        const found = await sql<{ text: string; seq: number }[]>`
          select text, seq from messages where conversation_id = ${conversationId} order by seq`
        expect(found.map(({ text }) => text)).toEqual(acknowledged)
        expect(found.map(({ seq }) => seq)).toEqual(found.map((_message, nth) => nth + 1))
        const [other] = await sql<{ unread: number }[]>`
          select unread from conversation_sides where conversation_id = ${conversationId} and is_incoming`
        expect(other?.unread).toBe(sendsOfWriter)
      }
      console.log(`messages: ${kills} kills, ${await stored()} sends, 0 lost, 0 twice, order kept`)
    } finally {
      running.process.kill('SIGKILL')
      await stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

test('a message sent through one process is told at once by the streams of another', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
  await chmod(dataDir, 0o711)
  const settings = { SESSION_SECRET: secret }
  const running = [await start(dataDir, settings), await start(dataDir, settings)] as const
  const { setupSql: sql, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
  try {
    const [{ person, conversationId } = { person: null, conversationId: 0 }] = await addWriters(sql)
    const [conversation] = await sql<{ sellerId: number }[]>`
      select seller_id from conversations where id = ${conversationId}`
    const { buyers } = await fillPeople(sql)
    const reader = buyers.find(({ id }) => id === conversation?.sellerId)
    if (!person || !reader) throw new Error('Nobody writes')
    const stream = await fetch(`${running[1].address}/stream`, {
      headers: { cookie: reader.cookie },
      signal: AbortSignal.timeout(20_000),
    })
    const chunks = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await chunks?.read()
    const text = 'Prin celălalt'
    await send(running[0].address, person, { conversationId, clientId: randomUUID(), text })
    const told = await eventAfterPings(async () => (await chunks?.read())?.value)
    expect(told).toContain(`"conversationId":${conversationId},"seq":1`)
    await chunks?.cancel()
  } finally {
    for (const { process } of running) process.kill('SIGKILL')
    await stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}, 120_000)

/** The next text of a stream that is no ping: one may come at any time. */
async function eventAfterPings(read: () => Promise<string | undefined>): Promise<string> {
  for (;;) {
    const text = await read()
    if (text === undefined) throw new Error('The stream has ended')
    const event = text.replaceAll(':\n\n', '')
    if (event) return event
  }
}
