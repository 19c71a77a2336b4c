import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type Ban, type RefusalCode } from '#contract/refusals.ts'

/** Body of a refusal, the same for every call. */
export function refusalBody(refusal: Refusal): {
  success: false
  message: string
  type: string
  code: string
  ban?: Ban
} {
  return {
    success: false,
    message: refusal.message,
    type: refusal.field ?? refusal.code,
    code: refusal.code,
    ...(refusal.ban && { ban: refusal.ban }),
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
  acting_refused: 403,
  staff_factor_needed: 403,
  staff_proof_needed: 403,
  too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
  out_of_space: 507,
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
  const isLogged = refusal.code === 'unexpected' || refusal.code === 'out_of_space'
  if (isLogged) {
    request.log.error({ err: error }, refusal.code)
    reply.header('x-request-id', request.id)
  }
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
 * Error codes of the system, the driver and PostgreSQL for a temporary failure: unreachable, out of resources, timeout
 * (statement, lock) or deadlock.
 */
const unavailableCodes =
  /^(CONNECT|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|EMFILE|57P0|08|53|57014|55P03|25P03|40P01)/

/** Error codes of a full disk: of files, of the database. */
const fullCodes = /^(ENOSPC|EDQUOT|53100)$/

/** The multipart parser throws these without a status. */
const multipartError = /multipart|needle/i

/** Whether the failure is temporary; such a page is answered with 503 and Retry-After. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'unavailable'
  if (!(error instanceof Error)) return false
  // AbortSignal.timeout, and the S3 client.
  if (error.name === 'TimeoutError') return true
  return unavailableCodes.test(codeOf(error)) || isBusyBucket(error)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** An answer of the S3 service that says that it cannot serve now. */
function isBusyBucket(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode: status = 0 } = Object(error.$metadata)
  return status >= 500 || status === 429
}

/** The refusal for an error; `unexpected` for a bug. */
export function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413 || error.statusCode === 414) return new Refusal('too_large')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (fullCodes.test(codeOf(error))) return new Refusal('out_of_space')
  if (error.statusCode === 503 || isTemporary(error)) return new Refusal('unavailable')
  if (multipartError.test(error.message)) return new Refusal('bad_input')
  if (error.statusCode && error.statusCode < 500) return new Refusal('bad_input')
  return new Refusal('unexpected')
}
