import { createServer } from 'node:net'

/** Returns a TCP port that is free at the moment. */
export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((found, failed) => {
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
}
