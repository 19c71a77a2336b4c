import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** The envelope of a refusal, the same for every call. */
export function refusalBody(refusal: Refusal): {
  success: false
  message: string
  type: string
  code: string
} {
  return {
    success: false,
    message: refusal.message,
    type: refusal.field ?? refusal.code,
    code: refusal.code,
  }
}

const statuses: Partial<Record<RefusalCode, number>> = {
  bad_input: 422,
  token_missing: 401,
  too_long: 422,
  token_invalid: 401,
  login_required: 401,
  login_to_favorite: 401,
  foreign_origin: 403,
  too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
}

/** Seconds after which to ask again for what was not to be had. */
export const retryAfter = '2'

/** Refusals of a use case are answers (200); those of the door have a status of their own. */
export function statusOf({ code }: Refusal): number {
  return statuses[code] ?? 200
}

/** The only place that catches: a refusal is answered, a bug is logged and told as "something went wrong". */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = asRefusal(error)
  if (refusal.code === 'unexpected') request.log.error({ err: error }, 'unexpected')
  const seconds = refusal.code === 'unavailable' ? retryAfter : refusal.retryAfter
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  await reply
    .code(statusOf(refusal))
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal))
}

/** An address or a method that nothing answers. */
export async function answerNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply.code(404).send(refusalBody(new Refusal('page_not_found')))
}

/**
 * Codes of the driver and of the server for "not now": cannot be reached, has no room, or gave up what took too long
 * (a statement, a lock, a deadlock).
 */
const away = /^(CONNECT|CONNECTION_|ECONN|ENOENT|57P0|08|53|57014|55P03|25P03|40P01)/

/** The reader of multipart bodies throws these without a status. */
const brokenForm = /multipart|needle/i

/** Whether what went wrong passes by itself; a page that could not be loaded so is asked for again. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'unavailable'
  return error instanceof Error && 'code' in error && away.test(String(error.code))
}

/** What the error means to who called; `unexpected` for a bug of ours. */
export function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413 || error.statusCode === 414) return new Refusal('too_large')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (error.statusCode === 503 || away.test(error.code ?? '')) return new Refusal('unavailable')
  if (brokenForm.test(error.message)) return new Refusal('bad_input')
  if (error.statusCode && error.statusCode < 500) return new Refusal('bad_input')
  return new Refusal('unexpected')
}
