import { createServer, type Server } from 'node:http'

/** Answers at a port of this machine as another server does, which may share its port with other processes. */
export async function listenAlso(server: Server, port: number): Promise<() => Promise<void>> {
  const own = createServer((request, response) => server.emit('request', request, response))
  await new Promise<void>((done, failed) => {
    own.once('error', failed)
    own.listen({ port, host: '127.0.0.1', exclusive: true }, done)
  })
  return async () => {
    own.close()
    own.closeAllConnections()
  }
}
