import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { refusalBody } from '../errors.ts'

/** Statuses of requests that reach no route: malformed, too slow or too large, or too many at once. */
export type RawStatus = 400 | 408 | 413 | 414 | 417 | 431 | 503

const codes: Partial<Record<RawStatus, RefusalCode>> = {
  413: 'too_large',
  414: 'too_large',
  431: 'too_large',
  503: 'unavailable',
}

/** Body of such a refusal, as calls have it. */
export function rawRefusal(status: RawStatus): ReturnType<typeof refusalBody> {
  return refusalBody(new Refusal(codes[status] ?? 'bad_input'))
}

/** Writes a response to the bare socket and closes it. */
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
  // HTTP servers allow half-open sockets; further input is not awaited.
  socket.destroySoon()
}
