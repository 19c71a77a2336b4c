import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** `cut`: connections end, and none is taken. `silent`: nothing comes through, and nobody says so. */
export type Outage = 'cut' | 'silent'

interface Relay {
  readonly port: number
  readonly takeAway: (outage: Outage) => void
  readonly restore: () => Promise<void>
}

/** Stands between the product and a server, until the test ends. */
export async function openRelay(host: string, port: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      // Not a pipe, which goes on by itself when the other end has room.
      one.on('data', (chunk) => other.write(chunk))
      if (isSilent) one.pause()
    }
  })
  const listen = (at: number): Promise<void> =>
    new Promise((done) => server.listen(at, '127.0.0.1', done))
  const cut = (): void => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  await listen(0)
  const { port: own } = Object(server.address())
  return {
    port: own,
    takeAway: (outage) => {
      if (outage === 'cut') return cut()
      isSilent = true
      for (const socket of sockets) socket.pause()
      return undefined
    },
    restore: async () => {
      if (!isSilent) return listen(own)
      isSilent = false
      for (const socket of sockets) socket.resume()
      return undefined
    },
  }
}
