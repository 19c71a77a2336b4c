import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import type { Handler } from '#domains/implement.ts'
import { identify, isForeign, renewSession, sessionDoor } from './caller.ts'
import type { Config } from './config.ts'
import { answer, handlers } from './handlers.ts'

interface Received {
  readonly fields: Record<string, unknown>
  readonly files?: AsyncIterable<Uint8Array>
}

/** Mounts every call under /api: POST alone, several actions on one path, JSON and form bodies. */
export function mountCalls(app: FastifyInstance, deps: Deps, config: Config): void {
  const groups = Map.groupBy(handlers, ({ call }) => call.path)
  for (const [path, group] of groups) {
    app.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'],
      url: `/api${path}`,
      handler: refuseMethod,
    })
    app.post(`/api${path}`, (request, reply) => answerCall(group, request, reply, deps, config))
  }
  // The specification leaves the help-bot's address open: "at the API root" may be the root itself.
  const helpbot = groups.get('/helpbot.php') ?? []
  for (const url of ['/api', '/api/']) {
    app.post(url, (request, reply) => answerCall(helpbot, request, reply, deps, config))
  }
  app.all('/api/*', () => {
    throw new Refusal('unknown_action')
  })
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply.code(405).header('allow', 'POST').send({
    success: false,
    message: 'Only POST is answered here.',
    type: 'method',
    code: 'bad_input',
  })
}

async function answerCall(
  group: readonly Handler[],
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  config: Config,
): Promise<object> {
  if (isForeign(request, config)) throw new Refusal('foreign_origin')
  const { fields, files } = request.isMultipart()
    ? await readMultipart(request)
    : { fields: readBody(request) }
  const { token } = fields
  const caller = await identify(
    deps,
    config,
    request,
    typeof token === 'string' ? token : undefined,
  )
  renewSession(config, reply, caller)
  const handler = handlerFor(group, fields['action'])
  const session = sessionDoor(config, reply)
  const output = await answer(handler, fields, { deps, caller, session, ...(files && { files }) })
  reply.header('cache-control', 'no-store')
  return { success: true, ...output }
}

/** A path's only call is made without an action; elsewhere the action chooses. */
function handlerFor(group: readonly Handler[], action: unknown): Handler {
  const chosen = group.find(
    ({ call }) =>
      call.action === undefined ||
      call.action === action ||
      call.aliases?.some((alias) => alias === action),
  )
  if (!chosen) throw new Refusal('unknown_action', 'action')
  return chosen
}

function readBody({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
}

/** Fields come first in a multipart body; the files after them are read as they arrive. */
async function readMultipart(request: FastifyRequest): Promise<Received> {
  const fields: Record<string, unknown> = {}
  const parts = request.parts()
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done) return { fields }
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const first = await part.toBuffer()
    return { fields, files: startingWith(first, parts) }
  }
}

async function* startingWith(
  first: Uint8Array,
  parts: ReturnType<FastifyRequest['parts']>,
): AsyncGenerator<Uint8Array> {
  yield first
  for await (const part of parts) if (part.type === 'file') yield await part.toBuffer()
}
