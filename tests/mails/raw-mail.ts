import { createHmac } from 'node:crypto'

type Charset = 'utf-8' | 'windows-1251' | 'koi8-r' | 'iso-8859-2'

export interface MailParts {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly text?: string
  readonly html?: string
  readonly charset?: Charset
  readonly encoding?: 'quoted-printable' | 'base64' | '8bit'
  readonly headers?: Readonly<Record<string, string>>
  readonly files?: readonly { readonly type: string; readonly bytes: Uint8Array }[]
}

let made = 0

/** A mail as a mail server brings it. */
export function rawMail(parts: MailParts): Buffer {
  const {
    from = 'ana@example.md',
    to = 'help@gasit.md',
    subject = 'Re: [GS]',
    headers = {},
  } = parts
  const head = {
    'Message-ID': `<${process.pid}-${++made}-${Math.random().toString(36).slice(2)}@example.md>`,
    Date: 'Mon, 23 Nov 2026 14:30:00 +0200',
    From: from,
    To: to,
    Subject: encodedWord(subject),
    'MIME-Version': '1.0',
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), bodyOf(parts)])
}

function bodyOf({ text, html, files = [], ...how }: MailParts): Buffer {
  const texts = [
    ...(text === undefined ? [] : [part('text/plain', text, how)]),
    ...(html === undefined ? [] : [part('text/html', html, how)]),
  ]
  const body = texts.length === 1 && texts[0] ? texts[0] : multipart('alternative', texts)
  if (files.length === 0) return body
  return multipart('mixed', [body, ...files.map(filePart)])
}

function multipart(kind: string, parts: readonly Buffer[]): Buffer {
  const border = `----=_part_${++made}`
  return Buffer.concat([
    Buffer.from(`Content-Type: multipart/${kind}; boundary="${border}"\r\n\r\n`),
    ...parts.flatMap((one) => [Buffer.from(`--${border}\r\n`), one, Buffer.from('\r\n')]),
    Buffer.from(`--${border}--\r\n`),
  ])
}

function part(
  type: string,
  text: string,
  { charset = 'utf-8', encoding = 'quoted-printable' }: Pick<MailParts, 'charset' | 'encoding'>,
): Buffer {
  const head = `Content-Type: ${type}; charset="${charset}"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`
  const bytes = encode(text.replaceAll('\n', '\r\n'), charset)
  return Buffer.concat([Buffer.from(head), transferred(bytes, encoding)])
}

function transferred(bytes: Buffer, encoding: NonNullable<MailParts['encoding']>): Buffer {
  if (encoding === '8bit') return bytes
  if (encoding === 'base64') return Buffer.from(wrapped(bytes.toString('base64')))
  const lines = bytes.toString('latin1').split('\r\n').map(quotedLine)
  return Buffer.from(lines.join('\r\n'))
}

function quotedLine(line: string): string {
  const quoted = line.replaceAll(
    /[^\x20-\x3c\x3e-\x7e]| $/g,
    (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return quoted.match(/(?:=[\dA-F]{2}|[^=]){1,70}/g)?.join('=\r\n') ?? ''
}

function wrapped(text: string): string {
  return text.match(/.{1,76}/g)?.join('\r\n') ?? ''
}

function filePart({ type, bytes }: { type: string; bytes: Uint8Array }): Buffer {
  const head = [
    `Content-Type: ${type}; name="file"`,
    'Content-Disposition: attachment; filename="file"',
    'Content-Transfer-Encoding: base64',
  ]
  return Buffer.from(
    `${head.join('\r\n')}\r\n\r\n${wrapped(Buffer.from(bytes).toString('base64'))}`,
  )
}

function encodedWord(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
}

function encode(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text)
  const decoder = new TextDecoder(charset)
  const codes = new Map(
    Array.from({ length: 256 }, (_none, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Buffer.from([...text].map((sign) => codes.get(sign) ?? 63))
}

/** Headers of a mail server that posts the mail. */
export function signatureOf(
  raw: Uint8Array,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
  const ofTime = createHmac('sha256', secret).update(timestamp).digest('hex')
  return {
    'content-type': 'message/rfc822',
    'x-mail-timestamp': timestamp,
    'x-timestamp-signature': `sha256=${ofTime}`,
    'x-mail-signature': `sha256=${digest}`,
  }
}
