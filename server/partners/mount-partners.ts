import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import type { PartnerHandler } from '#domains/partners/implement.ts'
import { partnerHandlers } from '#domains/partners/partner-calls.ts'
import {
  answerOnce,
  countRequest,
  partnerOf,
  type Answer,
  type Partner,
  type Room,
} from '#domains/partners/service.ts'
import { addressOf } from '../calls/authentication.ts'
import { asRefusal } from '../errors.ts'
import { observeCall } from '../metrics/requests.ts'
import { answerError, errorBody, statusOf } from './partner-errors.ts'
import { docsPage } from './partner-docs.ts'
import { partnerApi } from './partner-openapi.ts'

export const partnerFolder = '/api/partners/v1'

/** Mounts the API for programs of companies, and its description. */
export function mountPartners(app: FastifyInstance, deps: Deps): void {
  const document = partnerApi(deps.publicUrl)
  app.get('/api/partners/openapi.json', () => document)
  app.get('/api/partners/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(deps.publicUrl)),
  )
  void app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    for (const handler of partnerHandlers) {
      const { method, path } = handler.call
      scope.route({
        method,
        url: partnerFolder + path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => answerPartner(handler, request, reply, deps),
      })
    }
    scope.all('/api/partners/*', async () => {
      throw new Refusal('page_not_found')
    })
  })
}

/** Checks the key, counts the request, then makes the call: with an idempotency key once. */
async function answerPartner(
  handler: PartnerHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<object> {
  const { call } = handler
  reply.header('cache-control', 'no-store')
  const partner = await partnerOf(deps, keyIn(request), addressOf(request))
  tellRoom(reply, await countRequest(deps, partner))
  if (call.scope !== null && !partner.scopes.includes(call.scope))
    throw new Refusal('key_scope_missing')
  const run = (): Promise<Answer> => answer(handler, request, deps, partner)
  const header = call.method === 'GET' ? null : idempotencyKeyIn(request)
  const { status, body, isRepeated } =
    header === null
      ? { ...(await run()), isRepeated: false }
      : await answerOnce(deps, { keyId: partner.keyId, header, request: textOf(request) }, run)
  if (isRepeated) reply.header('idempotency-replayed', 'true')
  reply.code(status)
  return body
}

/** Refusals of the call itself are answers too; what passes by itself is thrown. */
async function answer(
  { call, run }: PartnerHandler,
  request: FastifyRequest,
  deps: Deps,
  { user }: Partner,
): Promise<Answer> {
  const startedAt = performance.now()
  const observe = (result: string): void =>
    observeCall(`partners ${call.name}`, result, performance.now() - startedAt)
  try {
    const input = parsed(call.input, { ...Object(request.query), ...Object(request.params) })
    const body = parsed(call.body, request.body)
    const output = await run({ deps, user, input, body })
    observe('ok')
    return { status: 200, body: output }
  } catch (error) {
    const refusal = error instanceof Refusal ? error : asRefusal(Object(error))
    observe(refusal.code)
    if (!(error instanceof Refusal) || statusOf(error) >= 500 || statusOf(error) === 429)
      throw error
    return { status: statusOf(error), body: errorBody(error) }
  }
}

/** Names the first field at fault. */
function parsed(shape: z.ZodObject | undefined, value: unknown): Record<string, unknown> {
  if (!shape) return {}
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const isLong = issue?.code === 'too_big' && issue.origin === 'string'
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const field = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join('.')
  throw new Refusal(isLong ? 'too_long' : 'bad_input', field || undefined)
}

function keyIn({ headers }: FastifyRequest): string {
  const [, key] = /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '') ?? []
  if (key === undefined) throw new Refusal('key_missing')
  return key
}

function idempotencyKeyIn({ headers }: FastifyRequest): string | null {
  const { 'idempotency-key': key } = headers
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > 200)
    throw new Refusal('bad_input', 'Idempotency-Key')
  return key
}

/** Everything that makes it this request. */
function textOf({ method, url, body }: FastifyRequest): string {
  return JSON.stringify([method, url, body ?? null])
}

/** As draft-ietf-httpapi-ratelimit-headers has it in its widely used form. */
function tellRoom(reply: FastifyReply, { limit, remaining, reset }: Room): void {
  reply.headers({
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(reset),
  })
}
