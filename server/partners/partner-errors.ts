import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal, RefusalCode } from '#contract/refusals.ts'
import { asRefusal, retryAfter } from '../errors.ts'

/** Body of a refusal for programs. */
export interface PartnerError {
  readonly error: {
    readonly code: RefusalCode
    readonly message: string
    /** The field or parameter at fault. */
    readonly field?: string
  }
}

export function errorBody({ code, message, field }: Refusal): PartnerError {
  return { error: { code, message, ...(field !== undefined && { field }) } }
}

const statuses: Partial<Record<RefusalCode, number>> = {
  key_missing: 401,
  key_invalid: 401,
  key_scope_missing: 403,
  phone_needed: 403,
  posting_limited: 403,
  page_not_found: 404,
  advert_not_found: 404,
  conversation_not_found: 404,
  move_refused: 409,
  not_editable: 409,
  request_running: 409,
  too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
  out_of_space: 507,
}

/** Of all other refusals: the request asks for what cannot be. */
const refused = 422

export function statusOf({ code }: Refusal): number {
  return statuses[code] ?? refused
}

/** A refusal becomes its status and body; a bug is logged and becomes `unexpected`. */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = asRefusal(error)
  if (refusal.code === 'unexpected' || refusal.code === 'out_of_space') {
    request.log.error({ err: error }, refusal.code)
    reply.header('x-request-id', request.id)
  }
  const seconds = refusal.code === 'unavailable' ? retryAfter : refusal.retryAfter
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  if (statusOf(refusal) === 401) reply.header('www-authenticate', 'Bearer')
  await reply.code(statusOf(refusal)).send(errorBody(refusal))
}
