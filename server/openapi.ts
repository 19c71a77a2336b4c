import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Call } from '#contract/call.ts'
import { refusals } from '#contract/refusals.ts'
import { handlers } from './calls/handlers.ts'
import { escapeHtml } from './pages/document.ts'
import { sessionCookie } from './calls/authentication.ts'
import { site } from '#contract/site/site.ts'

/** Staff calls are told to nobody. */
const published = handlers.filter(({ call }) => call.auth !== 'staff')

const authDescriptions: Record<Call['auth'], string> = {
  anyone: 'Anyone.',
  visitor: 'A visitor with a temporary token, or a user.',
  user: 'A logged-in user.',
  staff: 'Staff.',
}

const refusalRef = { $ref: '#/components/schemas/Refusal' } as const

/** Statuses of any call besides 200, before its use case runs. */
const commonErrors = {
  403: 'The request comes from another site',
  405: 'Another method than POST',
  413: 'The body is too large',
  422: 'Invalid input; `type` is the name of the field',
  429: 'Too many requests; see Retry-After',
  500: 'Something went wrong on the server',
  503: 'The service is temporarily unavailable; see Retry-After',
  507: 'Nothing can be saved, because a disk is full',
} as const
/** Those with a Retry-After header. */
const retryStatuses = new Set([429, 503])
const retryHeader = {
  'Retry-After': {
    description: 'Seconds until the next attempt',
    schema: { type: 'integer', minimum: 1 },
  },
} as const
const authErrors = { 401: 'The token is missing, expired or lacks the permission' } as const

/** OpenAPI 3.1 document of every call but those of staff, generated from the contract. Calls of one path are distinguished by `action`. */
export function openApi(publicUrl: URL): object {
  const groups = Map.groupBy(published, ({ call }) => call.path)
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      description:
        'Every call is a POST; bodies are JSON or forms. A token goes in the field `token`; a browser that is logged in sends its session as a cookie instead.',
    },
    servers: [{ url: new URL('/api', publicUrl).href }],
    paths: Object.fromEntries(
      [...groups].map(([path, group]) => [
        path,
        {
          post: operation(
            path,
            group.map(({ call }) => call),
          ),
        },
      ]),
    ),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie({ publicUrl }) },
      },
    },
  }
}

function operation(path: string, calls: readonly Call[]): object {
  const isOpen = calls.every(({ auth }) => auth === 'anyone')
  const outputs = [...calls.map(outputSchema), refusalRef]
  return {
    operationId: operationIdOf(path),
    summary: calls.map(({ summary }) => summary).join(' · '),
    description: calls
      .map(
        ({ action, summary, auth }) =>
          `${action ?? '(no action)'}: ${summary}. ${authDescriptions[auth]}`,
      )
      .join('\n'),
    // Without a cookie the token is in the body, for which OpenAPI has no security scheme.
    security: isOpen ? [] : [{ session: [] }, {}],
    requestBody: { required: true, content: bodiesOf(calls) },
    responses: {
      200: answered('The answer, or a refusal', { anyOf: outputs }),
      ...refused(isOpen ? commonErrors : { ...authErrors, ...commonErrors }),
    },
  }
}

/** From the path only, so that it is stable when calls are added: adverts_manage_adverts. */
function operationIdOf(path: string): string {
  return path
    .replace(/\.php$/, '')
    .replaceAll(/[^a-z0-9]+/gi, '_')
    .replace(/^_/, '')
}

function bodiesOf(calls: readonly Call[]): object {
  const schema = { anyOf: calls.map(inputSchema) }
  const uploads = calls.filter(({ files }) => files).map(uploadSchema)
  return {
    'application/json': { schema },
    'application/x-www-form-urlencoded': { schema },
    ...(uploads.length > 0 && { 'multipart/form-data': { schema: { anyOf: uploads } } }),
  }
}

/** Fields, and the file as a separate part. */
function uploadSchema(call: Call): object {
  const { properties, ...rest } = inputSchema(call)
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...rest, properties: { ...properties, file } }
}

function answered(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } }
}

function refused(statuses: Readonly<Record<number, string>>): object {
  return Object.fromEntries(
    Object.entries(statuses).map(([status, why]) => [
      status,
      {
        ...answered(why, refusalRef),
        ...(retryStatuses.has(Number(status)) && { headers: retryHeader }),
      },
    ]),
  )
}

interface ObjectSchema {
  readonly type: 'object'
  readonly title: string
  readonly properties: object
  readonly required: readonly string[]
}

function inputSchema({ action, summary, input }: Call): ObjectSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  })
  if (action === undefined) return { type: 'object', title: summary, properties, required }
  return {
    type: 'object',
    title: action,
    properties: { action: { const: action }, ...properties },
    required: ['action', ...required],
  }
}

function outputSchema({ action, summary, output }: Call): object {
  const { properties, required = [] } = z.toJSONSchema(output, {
    io: 'output',
    unrepresentable: 'any',
  })
  return {
    type: 'object',
    title: action ?? summary,
    properties: { success: { const: true }, ...properties },
    required: ['success', ...required],
  }
}

const refusalSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    type: { type: 'string', description: 'The field at fault, else the code' },
    code: { enum: Object.keys(refusals) },
    ban: {
      type: 'object',
      description: 'Of a login with the right password or code: why the account is banned',
      properties: { reason: { type: 'string' }, endsAt: { type: ['string', 'null'] } },
      required: ['reason', 'endsAt'],
    },
  },
  required: ['success', 'message', 'type', 'code'],
}

/** Serves the document at /api/openapi.json and a readable page at /api/docs. */
export function mountOpenApi(app: FastifyInstance, publicUrl: URL): void {
  // Made when it is first asked for: it takes 50 ms, and a start waits for nothing.
  let document: object | undefined
  app.get('/api/openapi.json', () => (document ??= openApi(publicUrl)))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(htmlPage()))
}

function htmlPage(): string {
  const rows = published.map(
    ({
      call,
    }) => `<tr><td><code>POST /api${escapeHtml(call.path)}</code></td><td><code>${escapeHtml(call.action ?? '')}</code></td>
<td>${escapeHtml(call.summary)}</td><td>${authDescriptions[call.auth]}</td>
<td><code>${Object.keys(call.input.shape).join(', ')}</code></td><td><code>${Object.keys(call.output.shape).join(', ')}</code></td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls | ${site.name}</title><link rel="stylesheet" href="/assets/docs.css">
<main><h1>Calls</h1><p>Every call is a POST with a JSON or form body. A refusal is
<code>{"success": false, "message", "type", "code"}</code>. The whole in machine form: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Address<th>action<th>What it does<th>Who may<th>Takes<th>Answers</tr></thead><tbody>${rows.join('\n')}</tbody></table></main></html>`
}
