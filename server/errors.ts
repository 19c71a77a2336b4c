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
  if (refusal.code === 'unavailable') reply.header('retry-after', '2')
  await reply
    .code(statusOf(refusal))
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal))
}

/** Codes of the driver and of the server for "cannot be reached now". */
const away = /^(CONNECT|CONNECTION_|ECONN|ENOENT|57P0|08)/

/** The reader of multipart bodies throws these without a status. */
const brokenForm = /multipart|needle/i

/** What the error means to who called; `unexpected` for a bug of ours. */
export function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return new Refusal('too_large')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (error.statusCode === 503 || away.test(error.code ?? '')) return new Refusal('unavailable')
  if (brokenForm.test(error.message)) return new Refusal('bad_input')
  if (error.statusCode && error.statusCode < 500) return new Refusal('bad_input')
  return new Refusal('unexpected')
}
