import { createServer } from 'node:net'

/** Fails early, before anything is started, if the port is unavailable. Throws an Error with one line. */
export async function checkPortFree(port: number, host: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be had (${error.code})`
      reject(new Error(`Port ${port} ${why}. Choose another: PORT=3001 npm start`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
