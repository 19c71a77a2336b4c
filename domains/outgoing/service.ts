import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { addAbortSignal, pipeline, Transform, type Readable } from 'node:stream'
import type { Outgoing } from '../deps.ts'
import { callableUrl, isPublicAddress } from './addresses.ts'

export interface OutgoingRequest {
  /** Given by a person, so anything. */
  readonly url: string
  /** Redirects of a POST are not followed; their status is the answer. */
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Maximum bytes of the answer's body. */
  readonly maxBytes: number
  /** Milliseconds from the start to the last byte, redirects included. */
  readonly timeLimit: number
}

export interface OutgoingAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** To be read to its end or destroyed. Fails as `fetchGuarded` does. */
  readonly body: Readable
}

/**
 * `bad_address`: no http(s) URL of a public host at port 80 or 443, or one with a login; `not_public`: the name leads
 * into a private network; `not_found`: there is no such name; `unreachable`: no connection, or it ended too early.
 */
export type OutgoingFailure =
  | 'bad_address'
  | 'not_public'
  | 'not_found'
  | 'unreachable'
  | 'too_many_redirects'
  | 'compressed'
  | 'too_large'
  | 'timed_out'

const maxRedirects = 3

class OutgoingError extends Error {
  readonly failure: OutgoingFailure
  constructor(failure: OutgoingFailure, cause?: unknown) {
    super(`An outgoing request failed: ${failure}`, { cause })
    this.failure = failure
  }
}

/** Why `fetchGuarded`, or reading a body of it, failed; null for another error. */
export function outgoingFailure(error: unknown): OutgoingFailure | null {
  return error instanceof OutgoingError ? error.failure : null
}

/**
 * Calls an address that a person gave, without reaching private networks: each hop's name is resolved once, each of its
 * addresses is checked, and the connection is made to those. Fails with an error that `outgoingFailure` reads.
 */
export async function fetchGuarded(
  outgoing: Outgoing,
  request: OutgoingRequest,
): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(request.timeLimit)
  let { url } = request
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const target = await targetOf(outgoing, url, signal)
    const isElsewhere = target.url.origin !== new URL(request.url).origin
    const headers = { 'user-agent': outgoing.agent, ...(isElsewhere ? {} : request.headers) }
    const response = await send(target, { ...request, headers }, signal)
    const next = request.method === 'POST' ? null : redirectOf(response)
    if (next === null) return answerOf(response, request, signal)
    response.destroy()
    if (!URL.canParse(next, target.url.href)) throw new OutgoingError('bad_address')
    url = URL.canParse(next) ? next : new URL(next, target.url).href
  }
  throw new OutgoingError('too_many_redirects')
}

/** Whether an address may be called, as far as can be told before its name is resolved. */
export function isCallable({ allowsLocal }: Outgoing, url: string): boolean {
  return callableUrl(url, allowsLocal) !== null
}

/** The whole body of an answer. */
export async function bytesOf({ body }: OutgoingAnswer): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

interface Target {
  readonly url: URL
  /** Connects to the addresses that were checked. */
  readonly lookup: LookupFunction
}

async function targetOf(outgoing: Outgoing, text: string, signal: AbortSignal): Promise<Target> {
  const url = callableUrl(text, outgoing.allowsLocal)
  if (!url) throw new OutgoingError('bad_address')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const found = family > 0 ? [{ address: host, family }] : await resolve(outgoing, host, signal)
  const isOpen = ({ address }: { address: string }) =>
    isPublicAddress(address) || (outgoing.allowsLocal && address === '127.0.0.1')
  const [first] = found
  if (!first) throw new OutgoingError('not_found')
  if (!found.every(isOpen)) throw new OutgoingError('not_public')
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [...found]) : done(null, first.address, first.family)
  return { url, lookup }
}

async function resolve(
  outgoing: Outgoing,
  host: string,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<Outgoing['resolve']>>> {
  const late = Promise.withResolvers<never>()
  const onAbort = () => late.reject(new OutgoingError('timed_out'))
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([outgoing.resolve(host, signal), late.promise])
  } catch (error) {
    if (error instanceof OutgoingError) throw error
    throw new OutgoingError(signal.aborted ? 'timed_out' : 'unreachable', error)
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

async function send(
  { url, lookup }: Target,
  { method = 'GET', headers, body }: OutgoingRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...{ method, lookup, signal, agent: false },
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    request.on('response', done)
    request.on('error', (error) => {
      fail(new OutgoingError(signal.aborted ? 'timed_out' : 'unreachable', error))
    })
    request.end(body)
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
  return isRedirect && headers.location ? headers.location : null
}

function answerOf(
  response: IncomingMessage,
  { method, maxBytes }: OutgoingRequest,
  signal: AbortSignal,
): OutgoingAnswer {
  const { statusCode: status = 0, headers } = response
  const refused = refusalOf(headers, method === 'POST' ? Number.POSITIVE_INFINITY : maxBytes)
  if (refused) {
    response.destroy()
    throw new OutgoingError(refused)
  }
  let size = 0
  const body = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      size += part.length
      if (size > maxBytes) return done(new OutgoingError('too_large'))
      return done(null, part)
    },
    destroy: (error, done) => done(error && bodyError(error, signal)),
  })
  pipeline(response, addAbortSignal(signal, body), () => {})
  return { status, headers, body }
}

function refusalOf(headers: IncomingHttpHeaders, maxBytes: number): OutgoingFailure | null {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (Number(headers['content-length'] ?? 0) > maxBytes) return 'too_large'
  return encoding === 'identity' || maxBytes === Number.POSITIVE_INFINITY ? null : 'compressed'
}

function bodyError(error: Error, signal: AbortSignal): Error {
  if (error instanceof OutgoingError) return error
  return new OutgoingError(signal.aborted ? 'timed_out' : 'unreachable', error)
}

export { callableUrl } from './addresses.ts'
