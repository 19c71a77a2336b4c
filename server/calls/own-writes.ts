import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Deps } from '#domains/deps.ts'
import { sessionCookie, sessionCookies, writeCookie, type Caller } from './authentication.ts'
import type { Config } from '../config.ts'

/**
 * What a replica must have to answer the caller, as in `withReplica`: nobody misses there what they have just written. Browsers carry
 * a cookie for some seconds after a write, so that every process knows; programs that send their token in the body keep
 * no cookies, and always read from the primary.
 */
export function oldestRead(
  config: Config,
  request: FastifyRequest,
  { user }: Caller,
): number | undefined {
  if (!user) return 0
  const { cookies } = request
  const isKnown = cookies[sessionCookie(config)] !== undefined
  return isKnown && cookies[writeCookie(config)] === undefined ? 0 : undefined
}

interface Answering {
  readonly deps: Pick<Deps, 'replicaSql'>
  readonly config: Config
  readonly reply: FastifyReply
}

/** Notes in the browser of the caller that they may have written; nothing where there is no replica. */
export function noteWrite({ deps, config, reply }: Answering, call?: Call): void {
  const isRead = call?.replica !== undefined || call?.cost === 'low'
  if (deps.replicaSql && !isRead) sessionCookies(config, reply).noteWrite()
}
