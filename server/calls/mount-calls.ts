import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxImageBytes } from '#contract/limits.ts'
import { importBytes } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import type { Handler } from '#domains/implement.ts'
import type { BodyRateGuard } from '../http/body-rate.ts'
import { isCrossSite } from '../http/csrf.ts'
import { isStaff } from '#domains/staff/service.ts'
import { identify, renewSession, sessionCookies, type Caller } from './authentication.ts'
import type { Config } from '../config.ts'
import { answerNotFound } from '../errors.ts'
import { readBody } from './form-body.ts'
import { answer, handlers } from './handlers.ts'
import { noteWrite, oldestRead } from './own-writes.ts'
import { dropRest, openForm, readFile, streamFile } from './multipart.ts'
import { pageKindOf } from '../pages/views/page-kinds.ts'
import type { RouteTable } from '../pages/route-table.ts'
import type { ViewCounter } from '../pages/views/view-counter.ts'
import type { UploadSlot, UploadSlots } from '../files/upload-slots.ts'

interface Calls {
  readonly deps: Deps
  readonly config: Config
  readonly bodies: Pick<BodyRateGuard, 'admitFile'>
  /** For views of screens that a browser opens by itself. */
  readonly screens: {
    readonly routes: Pick<RouteTable, 'match'>
    readonly views: Pick<ViewCounter, 'count'>
  }
  readonly slots: UploadSlots
}

const bodyMethods = 'POST, OPTIONS'

/** Mounts every call under /api: POST only, several actions on one path, JSON and form bodies. */
export function mountCalls(app: FastifyInstance, calls: Calls): void {
  const groups = Map.groupBy(handlers, ({ call }) => call.path)
  // The specification leaves the address of the help-bot open: "at the API root" may mean the root itself.
  const helpbot = groups.get('/helpbot.php') ?? []
  const mounted = [
    ...[...groups].map(([path, group]) => [`/api${path}`, group] as const),
    ...['/api', '/api/'].map((url) => [url, helpbot] as const),
  ]
  for (const [url, group] of mounted) {
    if (group.some(({ call }) => call.auth === 'staff')) {
      app.post(url, (request, reply) => answerStaffCall(group, request, reply, calls))
      continue
    }
    app.route({ method: ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'], url, handler: refuseMethod })
    app.options(url, (_request, reply) => reply.code(204).header('allow', bodyMethods).send())
    app.post(url, (request, reply) => answerCall(group, request, reply, calls))
  }
  app.all('/api/*', answerNotFound)
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply.code(405).header('allow', bodyMethods).send({
    success: false,
    message: 'Only POST is answered here.',
    type: 'method',
    code: 'bad_input',
  })
}

/** Authenticates and authorizes the call before any byte of a file is read. */
async function answerCall(
  group: readonly Handler[],
  request: FastifyRequest,
  reply: FastifyReply,
  calls: Calls,
): Promise<object> {
  const { deps, config } = calls
  if (isCrossSite(request, config)) throw new Refusal('foreign_origin')
  const upload = request.isMultipart() ? await openUpload(group, request, calls) : null
  try {
    const fields = upload?.fields ?? readBody(request)
    const { token } = fields
    const caller = await identify(
      deps,
      config,
      request,
      typeof token === 'string' ? token : undefined,
    )
    renewSession(config, reply, caller)
    const handler = handlerFor(group, fields['action'])
    const session = sessionCookies(config, reply)
    const files = upload?.filesFor(handler, caller)
    const context = { deps, caller, session, asOf: oldestRead(config, request, caller) }
    if (caller.user) noteWrite({ deps, config, reply }, handler.call)
    const output = await answer(handler, fields, { ...context, ...(files && { files }) })
    reply.header('cache-control', 'no-store')
    countScreen(request, calls)
    return { success: true, ...output }
  } finally {
    upload?.close()
  }
}

/** The first call of a screen names its path. */
function countScreen({ headers }: FastifyRequest, { screens: { routes, views } }: Calls): void {
  const { 'x-screen': path, 'user-agent': agent } = headers
  if (typeof path !== 'string' || path.length > 300 || !path.startsWith('/')) return
  views.count(pageKindOf(routes.match(path)), agent)
}

/**
 * To whoever has no role, and to staff without the right, a staff call is an address that does not exist, whatever else
 * is wrong with the request.
 */
async function answerStaffCall(
  group: readonly Handler[],
  request: FastifyRequest,
  reply: FastifyReply,
  calls: Calls,
): Promise<object | void> {
  const { deps, config } = calls
  try {
    const { user } = await identify(deps, config, request, tokenIn(request))
    if (!user || !(await isStaff(deps, user.id))) return await answerNotFound(request, reply)
    return await answerCall(group, request, reply, calls)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'page_not_found') throw error
    return answerNotFound(request, reply)
  }
}

/** The token of a body that is no upload. */
function tokenIn({ body }: FastifyRequest): string | undefined {
  const isToken = typeof body === 'object' && body !== null && 'token' in body
  return isToken && typeof body.token === 'string' ? body.token : undefined
}

interface Upload {
  readonly fields: Record<string, unknown>
  /** Yields the files as the handler reads them. Refuses a file for a call that takes none. */
  readonly filesFor: (handler: Handler, caller: Caller) => AsyncIterable<Uint8Array>
  readonly close: () => void
}

/** Reads a multipart body up to its file; on a refusal the rest is discarded. */
async function openUpload(
  group: readonly Handler[],
  request: FastifyRequest,
  { bodies, slots }: Calls,
): Promise<Upload> {
  const isLarge = group.some(({ call }) => call.files === 'stream')
  const maxBytes = isLarge ? importBytes : maxImageBytes
  const { fields, file } = await openForm(request, maxBytes).catch((error: unknown) => {
    dropRest(request)
    throw error
  })
  let slot: UploadSlot | null = null
  async function* read({ call }: Handler, person: string): AsyncGenerator<Uint8Array> {
    if (!file) return
    slot = slots.take(person)
    bodies.admitFile(request.raw)
    if (call.files === 'stream') yield* streamFile(file)
    else yield await readFile(file, slot)
  }
  return {
    fields,
    filesFor: (handler, { user, visitor }) => {
      if (file && !handler.call.files) throw new Refusal('bad_input', file.fieldname)
      return read(handler, user ? `user:${user.id}` : `address:${visitor.address}`)
    },
    close: () => {
      slot?.free()
      dropRest(request)
    },
  }
}

/** A call without an action is the only one of its path; otherwise the action selects. */
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
