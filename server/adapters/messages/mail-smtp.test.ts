import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import type { Mail } from '#domains/deps.ts'
import { closedPort, portOf } from '#tests/support/servers/provider.ts'
import type { ProviderOptions } from '../http-post.ts'
import { smtpMail } from './mail-smtp.ts'

const mail: Mail = {
  to: 'ana@example.md',
  subject: 'Confirmă adresa',
  text: 'Bună, Ana!\n\nhttps://gasit.example/confirm?code=s3cr3t',
  key: 'b7a8e0d2-0002',
}
const from = 'Găsit <no-reply@gasit.example>'

interface Delivered {
  readonly user: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly raw: string
}

interface MailServer extends AsyncDisposable {
  readonly url: string
  readonly delivered: readonly Delivered[]
}

/** Starts a local SMTP server with one user that records received mails. */
async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const delivered: Delivered[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    closeTimeout: 100,
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: async (stream, { user, envelope }, done) => {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      const recipients = envelope.rcptTo.map(({ address }) => address)
      delivered.push({ user: user ?? '', sender, recipients, raw: await text(stream) })
      done()
    },
    ...options,
  })
  // Connections that tests break on purpose are reported here too.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://gasit:p%40ss@127.0.0.1:${portOf(listening)}`,
    delivered,
    [Symbol.asyncDispose]: () => new Promise((closed) => void server.close(closed)),
  }
}

function quickLine(): ProviderOptions & { readonly lines: string[] } {
  const lines: string[] = []
  return { lines, warn: (...details) => void lines.push(JSON.stringify(details)), timeLimit: 200 }
}

function reply(responseCode: number): Error {
  return Object.assign(new Error(`no mail for ${mail.to}`), { responseCode })
}

test('a mail that can be stopped says where', async () => {
  await using server = await openMailServer()
  const stopLink = 'https://gasit.example/stop-alerts/s7.abc'

  await smtpMail({ url: server.url, from }, quickLine())({ ...mail, stopLink })
  await smtpMail({ url: server.url, from }, quickLine())(mail)

  const [stoppable, plain] = server.delivered
  expect(stoppable?.raw).toContain(`List-Unsubscribe: <${stopLink}>`)
  expect(plain?.raw).not.toMatch(/^List-/m)
})

test('a mail arrives once, with its sender, recipient, subject, text and identity', async () => {
  await using server = await openMailServer()

  expect(await smtpMail({ url: server.url, from }, quickLine())(mail)).toBe('sent')

  expect(server.delivered).toHaveLength(1)
  const [{ raw, ...envelope } = expect.fail('nothing came')] = server.delivered
  expect(envelope).toEqual({
    user: 'gasit',
    sender: 'no-reply@gasit.example',
    recipients: ['ana@example.md'],
  })
  expect(raw).toMatch(/^From: =\?UTF-8\?[QB]\?\S+\?= <no-reply@gasit\.example>\r$/m)
  expect(raw).toMatch(/^To: ana@example\.md\r$/m)
  expect(raw).toMatch(/^Subject: =\?UTF-8\?[QB]\?Confirm/m)
  expect(raw).toContain(`Message-ID: <${mail.key}@gasit.example>`)
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(raw.replaceAll('=\r\n', '')).toContain('https://gasit.example/confirm?code=3Ds3cr3t')
})

test('an address with a comma makes no second recipient', async () => {
  await using server = await openMailServer()

  const send = smtpMail({ url: server.url, from }, quickLine())
  await send({ ...mail, to: 'ana@example.md,ion@example.md' })

  expect(server.delivered.flatMap(({ recipients }) => recipients)).not.toContain('ion@example.md')
})

test.each([
  [450, 'failed'],
  [550, 'refused'],
] as const)('a recipient refused with %i surely got nothing: %s', async (status, outcome) => {
  await using server = await openMailServer({
    onRcptTo: (_address, _session, done) => done(reply(status)),
  })
  const line = quickLine()

  expect(await smtpMail({ url: server.url, from }, line)(mail)).toBe(outcome)
  expect(line.lines.join()).toContain(String(status))
  expectNoSecret(line)
})

test.each([451, 554])(
  'a mail refused with %i after its text surely went nowhere',
  async (status) => {
    await using server = await openMailServer({
      onData: (stream, _session, done) => {
        stream.on('end', () => done(reply(status))).resume()
      },
    })
    const line = quickLine()

    expect(await smtpMail({ url: server.url, from }, line)(mail)).toBe('failed')
    expectNoSecret(line)
  },
)

test('a wrong password sends nothing and is not told', async () => {
  await using server = await openMailServer()
  const line = quickLine()

  const url = server.url.replace('p%40ss', 'other')
  expect(await smtpMail({ url, from }, line)(mail)).toBe('failed')
  expect(line.lines.join()).toContain('535')
  expect(line.lines.join()).not.toContain('other')
})

test('a mail server where nobody listens took nothing', async () => {
  const line = quickLine()

  const url = `smtp://127.0.0.1:${await closedPort()}`
  expect(await smtpMail({ url, from }, line)(mail)).toBe('failed')
  expect(line.lines.join()).toContain('ECONNREFUSED')
})

test('a mail whose receipt is never confirmed may have arrived', async () => {
  await using server = await openMailServer({ onData: (stream) => void stream.resume() })
  const line = quickLine()

  expect(await smtpMail({ url: server.url, from }, line)(mail)).toBe('unknown')
  expectNoSecret(line)
})

test('a connection that breaks after the text leaves open whether the mail arrived', async () => {
  await using server = await openPort((socket) => {
    let isText = false
    socket.write('220 here\r\n')
    socket.on('data', (bytes) => {
      if (isText) {
        socket.destroy()
        return
      }
      isText = bytes.toString().startsWith('DATA')
      socket.write(isText ? '354 go on\r\n' : '250 yes\r\n')
    })
  })

  expect(await smtpMail({ url: server.url, from }, quickLine())(mail)).toBe('unknown')
})

test('a server that never greets keeps nobody waiting, and took nothing', async () => {
  await using server = await openPort(() => {})

  expect(await smtpMail({ url: server.url, from }, quickLine())(mail)).toBe('failed')
})

async function openPort(
  talk: (socket: Socket) => void,
): Promise<AsyncDisposable & { readonly url: string }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function expectNoSecret({ lines }: { lines: string[] }): void {
  expect(lines).not.toEqual([])
  for (const secret of [mail.to, 's3cr3t', 'p@ss', 'Ana', mail.subject]) {
    expect(lines.join('\n')).not.toContain(secret)
  }
}
