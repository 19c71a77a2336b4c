import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** Body of a refusal, the same for every call. */
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
  mail_unsigned: 401,
  foreign_origin: 403,
  staff_factor_needed: 403,
  staff_proof_needed: 403,
  too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
}

/** Seconds in Retry-After for `unavailable`. */
export const retryAfter = '2'

/** HTTP status of a refusal: 200 for those of use cases; those listed above are refused before one runs. */
export function statusOf({ code }: Refusal): number {
  return statuses[code] ?? 200
}

/** The error handler: a refusal becomes its body, a bug is logged and becomes `unexpected`. */
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

/** Answers 404 for an unknown URL. */
export async function answerNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply.code(404).send(refusalBody(new Refusal('page_not_found')))
}

/**
 * Error codes of the driver and of PostgreSQL for a temporary failure: unreachable, out of resources, timeout
 * (statement, lock) or deadlock.
 */
const unavailableCodes = /^(CONNECT|CONNECTION_|ECONN|ENOENT|57P0|08|53|57014|55P03|25P03|40P01)/

/** The multipart parser throws these without a status. */
const multipartError = /multipart|needle/i

/** Whether the failure is temporary; such a page is answered with 503 and Retry-After. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'unavailable'
  return error instanceof Error && 'code' in error && unavailableCodes.test(String(error.code))
}

/** The refusal for an error; `unexpected` for a bug. */
export function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413 || error.statusCode === 414) return new Refusal('too_large')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (error.statusCode === 503 || unavailableCodes.test(error.code ?? ''))
    return new Refusal('unavailable')
  if (multipartError.test(error.message)) return new Refusal('bad_input')
  if (error.statusCode && error.statusCode < 500) return new Refusal('bad_input')
  return new Refusal('unexpected')
}
