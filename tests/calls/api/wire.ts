import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Site } from '../../support/servers/site.ts'

/** The port of the site on this machine; it listens from the first time it is asked for. */
export async function portOf({ app }: Pick<Site, 'app'>): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A connection on which nothing is checked: what a broken or hostile client says. */
export async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // The site may well hang up on it.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

export interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Says these bytes and gives the first answer, once the site has hung up. */
export async function say(port: number, text: string): Promise<Heard> {
  const socket = await dial(port)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(text)
  if (!socket.closed) await once(socket, 'close')
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  }
}

/** The beginning of a POST with a file that is said to be 15 MB and never ends. */
export function beginUpload(path: string, fields: Readonly<Record<string, string>>): string {
  const part = ([name, value]: [string, string]): string =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = Object.entries(fields).map(part).join('')
  return (
    `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
    `Content-Length: ${15 * 1024 * 1024}\r\n\r\n${head}--x\r\n` +
    `Content-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n${'x'.repeat(1_000)}`
  )
}
