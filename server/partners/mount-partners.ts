import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxImageBytes } from '#contract/limits.ts'
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
import { dropRest, openForm, readFile } from '../calls/multipart.ts'
import { asRefusal } from '../errors.ts'
import type { UploadSlot, UploadSlots } from '../files/upload-slots.ts'
import type { BodyRateGuard } from '../http/body-rate.ts'
import { observeCall } from '../metrics/requests.ts'
import { answerError, errorBody, statusOf } from './partner-errors.ts'
import { docsPage } from './partner-docs.ts'
import { partnerApi } from './partner-openapi.ts'

const partnerFolder = '/api/partners/v1'

interface Parts {
  readonly deps: Deps
  readonly bodies: Pick<BodyRateGuard, 'admitFile'>
  readonly slots: UploadSlots
}

/** Mounts the API for programs of companies, and its description. */
export function mountPartners(app: FastifyInstance, parts: Parts): void {
  const { deps } = parts
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
        handler: (request, reply) => answerPartner(handler, request, reply, parts),
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
  parts: Parts,
): Promise<object> {
  const { call } = handler
  const { deps } = parts
  reply.header('cache-control', 'no-store')
  const partner = await partnerOf(deps, keyIn(request), addressOf(request))
  tellRoom(reply, await countRequest(deps, partner))
  if (call.scope !== null && !partner.scopes.includes(call.scope))
    throw new Refusal('key_scope_missing')
  const run = (): Promise<Answer> => answer(handler, request, parts, partner)
  const isOnce = call.method !== 'GET' && !call.hasFile
  const header = isOnce ? idempotencyKeyIn(request) : null
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
  parts: Parts,
  { user }: Partner,
): Promise<Answer> {
  const { deps } = parts
  const upload = uploadOf(request, user.id, parts)
  const startedAt = performance.now()
  const observe = (result: string): void =>
    observeCall(`partners ${call.name}`, result, performance.now() - startedAt)
  try {
    const input = parsed(call.input, { ...Object(request.query), ...Object(request.params) })
    const body = parsed(call.body, request.body)
    const output = await run({ deps, user, input, body, files: upload.files })
    observe('ok')
    return { status: 200, body: output }
  } catch (error) {
    const refusal = error instanceof Refusal ? error : asRefusal(Object(error))
    observe(refusal.code)
    if (!(error instanceof Refusal) || statusOf(error) >= 500 || statusOf(error) === 429)
      throw error
    return { status: statusOf(error), body: errorBody(error) }
  } finally {
    upload.close()
  }
}

interface Upload {
  /** The file of a form, read when it is asked for. */
  readonly files: AsyncIterable<Uint8Array>
  readonly close: () => void
}

function uploadOf(request: FastifyRequest, userId: number, { bodies, slots }: Parts): Upload {
  let slot: UploadSlot | null = null
  async function* read(): AsyncGenerator<Uint8Array> {
    const { file } = request.isMultipart() ? await openForm(request, maxImageBytes) : { file: null }
    if (!file) return
    slot = slots.take(`user:${userId}`)
    bodies.admitFile(request.raw)
    yield await readFile(file, slot)
  }
  return {
    files: read(),
    // Until then its bytes are in memory.
    close: () => {
      slot?.free()
      if (request.isMultipart()) dropRest(request)
    },
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
