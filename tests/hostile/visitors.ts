import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly text: string
  /** Until the last byte, ms. */
  readonly took: number
}

/** Somebody at an address of their own: all of 127.0.0.0/8 is this machine. */
export interface Visitor {
  readonly get: (path: string) => Promise<Answer>
  readonly call: (path: string, fields: object) => Promise<Answer>
}

export function visitorAt(localAddress: string, site: string): Visitor {
  const agent = new Agent({ keepAlive: true })
  const send = (method: string, path: string, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const headers = { 'accept-encoding': 'br', 'content-type': 'application/json' }
      const sent = request(site + path, { method, agent, localAddress, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            took: performance.now() - start,
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    get: (path) => send('GET', path),
    call: (path, fields) => send('POST', `/api${path}`, JSON.stringify(fields)),
  }
}

/** Each does the work over and over until the time (ms) is over. */
export async function keepDoing(
  times: number,
  milliseconds: number,
  work: (nth: number) => Promise<void>,
): Promise<void> {
  const end = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: times }, async (_none, nth) => {
      while (performance.now() < end) await work(nth)
    }),
  )
}
