import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/postgres/database-of.ts'
import { freePort } from '#tools/processes/free-port.ts'
import { kill, start } from './running.ts'

const mails = 240
/** Whose mailbox does not exist. */
const refused = 6
const texts = 10
const kills = 3
const promiseMs = 120_000

/** Queues the first mail, or SMS, of tickets, like those who open them. */
async function queueTickets(sql: Sql, channel: 'mail' | 'sms', count: number): Promise<void> {
  const isMail = channel === 'mail'
  await sql`
    with opened as (
      insert into tickets (number, email, phone, language, topic, link_key, opened_at, changed_at)
      select ${`${channel}-`}::text || n,
        case when ${isMail} then case when n <= ${refused} then 'nu' else 'om' end || n || '@example.md' else '' end,
        case when ${isMail} then '' else '690' || lpad(n::text, 5, '0') end, 'ro', 'code', gen_random_uuid(), now(), now()
      from generate_series(1, ${count}::int) n
      returning id
    ),
    mail as (
      insert into ticket_mails (ticket_id, kind, key, created_at)
      select id, 'opened', gen_random_uuid(), now() from opened
      returning id, ticket_id, key
    )
    insert into outbox_messages (channel, kind, subject_id, target_id, key, due_at, created_at, expires_at)
    select ${channel}::text, 'ticket', ticket_id, id, key, now(), now(), now() + interval '48 hours' from mail`
}

async function countOf(sql: Sql, channel: string): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from outbox_messages where channel = ${channel} group by state`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Waits until it holds; fails after a time. */
async function until(ms: number, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come to pass in time')
    await delay(50)
  }
}

/** Takes connections and says nothing. */
async function openSilent(port: number): Promise<() => Promise<void>> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

/** Takes mails, not at once; keeps the Message-IDs by recipient. */
async function openMailServer(port: number, received: Map<string, string[]>): Promise<SMTPServer> {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], logger: false },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nu') ? Object.assign(new Error('No'), { responseCode: 550 }) : null),
    onData: async (stream, session, done) => {
      const bytes = await Array.fromAsync(stream)
      const [, id = ''] = /^Message-ID: (\S+)/im.exec(Buffer.concat(bytes).toString()) ?? []
      const [to = ''] = session.envelope.rcptTo.map(({ address }) => address)
      received.set(to, [...(received.get(to) ?? []), id])
      await delay(100)
      done()
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return server
}

test(
  `a mail server that is away, silent and back, and ${kills} kills -9 of two processes: each mail once in our account`,
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gasit-faults-'))
    await chmod(dataDir, 0o711)
    const port = await freePort()
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'help@gasit.md' }
    const running = [await start(dataDir, settings), await start(dataDir, settings)]
    const { setupSql: sql, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => {})
    const received = new Map<string, string[]>()
    const total = (): number => [...received.values()].flat().length
    let server: SMTPServer | null = null
    try {
      await queueTickets(sql, 'mail', mails)
      const tried = async (): Promise<boolean> =>
        (await sql`select 1 from outbox_messages where last_error <> '' limit 1`).length > 0
      await until(30_000, tried)

      const closeSilent = await openSilent(port)
      await queueTickets(sql, 'sms', texts)
      const silentAt = Date.now()
      await until(15_000, async () => (await countOf(sql, 'sms'))['sent'] === texts)
      const textsMs = Date.now() - silentAt
      await delay(15_000)
      expect(await countOf(sql, 'mail')).toEqual({ due: mails })
      await closeSilent()

      server = await openMailServer(port, received)
      let backAt = Date.now()
      for (let nth = 0; nth < kills; nth++) {
        const before = total()
        await until(promiseMs, () => total() >= before + mails / (kills + 3))
        const victim = running[nth % running.length]
        if (victim) await kill(victim, 'SIGKILL')
        running[nth % running.length] = await start(dataDir, settings)
        backAt = Date.now()
      }
      await until(promiseMs, async () => !('due' in (await countOf(sql, 'mail'))))

      expect(await countOf(sql, 'mail')).toEqual({ sent: mails - refused, dead: refused })
      expect(received.size).toBe(mails - refused)
      for (const [to, ids] of received) expect(new Set(ids).size, to).toBe(1)
      const seconds = Math.round((Date.now() - backAt) / 1_000)
      console.log(
        `outbox: ${kills} kills, ${mails - refused} mails sent once in our account, ${total() - received.size} of them brought twice with the same Message-ID; ${refused} dead; all ${seconds} s after the last start; SMS beside a silent mail server in ${textsMs} ms`,
      )
    } finally {
      for (const { process } of running) process.kill('SIGKILL')
      server?.close()
      await stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)
