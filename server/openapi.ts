import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Call } from '#contract/call.ts'
import { refusals } from '#contract/refusals.ts'
import { handlers } from './handlers.ts'
import { escapeHtml } from './shell.ts'
import { site } from '#contract/site.ts'

const said: Record<Call['auth'], string> = {
  anyone: 'Anyone.',
  visitor: 'A visitor with a temporary token, or a user.',
  user: 'A logged-in user.',
}

/** OpenAPI 3.1 of every call, made from the contract. Calls that share a path are told apart by `action`. */
export function openApi(publicUrl: URL): object {
  const groups = Map.groupBy(handlers, ({ call }) => call.path)
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      description: 'Every call is a POST; bodies are JSON or forms.',
    },
    servers: [{ url: new URL('/api', publicUrl).href }],
    paths: Object.fromEntries(
      [...groups].map(([path, group]) => [
        path,
        { post: operation(group.map(({ call }) => call)) },
      ]),
    ),
    components: { schemas: { Refusal: refusalSchema } },
  }
}

function operation(calls: readonly Call[]): object {
  const inputs = calls.map(inputSchema)
  const outputs = [...calls.map(outputSchema), { $ref: '#/components/schemas/Refusal' }]
  const schema = inputs.length === 1 ? inputs[0] : { oneOf: inputs }
  const bodies = calls.some(({ files }) => files)
    ? ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
    : ['application/json', 'application/x-www-form-urlencoded']
  return {
    summary: calls.map(({ summary }) => summary).join(' · '),
    description: calls
      .map(({ action, summary, auth }) => `${action ?? '(no action)'}: ${summary}. ${said[auth]}`)
      .join('\n'),
    requestBody: {
      required: true,
      content: Object.fromEntries(bodies.map((type) => [type, { schema }])),
    },
    responses: {
      200: {
        description: 'The answer, or a refusal',
        content: { 'application/json': { schema: { oneOf: outputs } } },
      },
    },
  }
}

function inputSchema({ action, summary, input }: Call): object {
  const { properties, required = [] } = z.toJSONSchema(input, {
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
  },
  required: ['success', 'message', 'type', 'code'],
}

/** The document at /api/openapi.json and a page of it that a person can read. */
export function mountOpenApi(app: FastifyInstance, publicUrl: URL): void {
  const document = openApi(publicUrl)
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(readable()))
}

function readable(): string {
  const rows = handlers.map(
    ({
      call,
    }) => `<tr><td><code>POST /api${escapeHtml(call.path)}</code></td><td><code>${escapeHtml(call.action ?? '')}</code></td>
<td>${escapeHtml(call.summary)}</td><td>${said[call.auth]}</td>
<td><code>${Object.keys(call.input.shape).join(', ')}</code></td><td><code>${Object.keys(call.output.shape).join(', ')}</code></td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls · ${site.name}</title><link rel="stylesheet" href="/assets/docs.css">
<main><h1>Calls</h1><p>Every call is a POST with a JSON or form body. A refusal is
<code>{"success": false, "message", "type", "code"}</code>. The whole in machine form: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Address<th>action<th>What it does<th>Who may<th>Takes<th>Answers</tr></thead><tbody>${rows.join('\n')}</tbody></table></main></html>`
}
