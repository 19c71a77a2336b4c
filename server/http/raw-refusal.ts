import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { refusalBody } from '../errors.ts'

/** Statuses of requests that no route ever sees: malformed, too slow or too large for HTTP itself. */
export type RawStatus = 400 | 408 | 413 | 414 | 417 | 431

const codes: Partial<Record<RawStatus, RefusalCode>> = {
  413: 'too_large',
  414: 'too_large',
  431: 'too_large',
}

/** The envelope of such a refusal, as every call has it. */
export function rawRefusal(status: RawStatus): ReturnType<typeof refusalBody> {
  return refusalBody(new Refusal(codes[status] ?? 'bad_input'))
}

/** Answers on the bare connection, which is of no use afterwards, and ends it. */
export function refuseRaw(
  socket: Socket,
  status: RawStatus,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(rawRefusal(status))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  // Half-open connections are kept by HTTP servers: what the other side still sends is not waited for.
  socket.destroySoon()
}
