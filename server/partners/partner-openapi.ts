import * as z from 'zod'
import { idempotencyHours, keyRequestsPerMinute } from '#contract/rules/partners/limits.ts'
import type { PartnerCall } from '#contract/partners/partner-call.ts'
import { partnerCalls } from '#contract/partners/partner-calls.ts'
import { refusals } from '#contract/refusals.ts'
import { site } from '#contract/site/site.ts'
import { webhookEvents } from '#contract/rules/partners/webhook-events.ts'
import { scopes } from '#contract/rules/partners/scopes.ts'

const errorRef = { $ref: '#/components/schemas/Refusal' } as const

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', enum: Object.keys(refusals) },
        message: { type: 'string', description: 'In English, for developers' },
        field: { type: 'string', description: 'The field or parameter at fault' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
}

const errors = {
  401: 'There is no key, or it is wrong, expired or revoked',
  403: 'The key lacks the scope, or the company may not do this now',
  404: 'There is no such thing of this company',
  409: 'It cannot be done in this state, or the same request is being answered',
  422: 'The request is not right; `field` says where',
  429: 'Too many requests; see Retry-After',
  500: 'Something went wrong on the server',
  503: 'The service is temporarily unavailable; see Retry-After',
} as const

const integerHeader = (description: string): object => ({
  description,
  schema: { type: 'integer', minimum: 0 },
})
const roomHeaders = {
  'RateLimit-Limit': integerHeader('Requests in a minute'),
  'RateLimit-Remaining': integerHeader('Requests that are left of them'),
  'RateLimit-Reset': integerHeader('Seconds until all are there again'),
}
const retryHeaders = { 'Retry-After': integerHeader('Seconds until the next attempt') }

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Up to 200 characters: a repeated request with the same one gets the first answer, for ${idempotencyHours} hours`,
  schema: { type: 'string', maxLength: 200 },
}

/** OpenAPI 3.1 document of the API for programs of companies, generated from its contract. */
export function partnerApi(publicUrl: URL): object {
  const schemas = new Map<string, object>([['Refusal', errorSchema]])
  const groups = Map.groupBy<string, PartnerCall>(Object.values(partnerCalls), ({ path }) => path)
  const paths = [...groups].map(([path, calls]) => [
    path,
    Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call, schemas)])),
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} for companies`,
      version: '1',
      description: `For programs of companies. A key is made at ${new URL('/my-api', publicUrl).href} and sent in the header Authorization: Bearer …; it allows what its scopes say (${scopes.join(', ')}) and up to ${keyRequestsPerMinute.max} requests in a minute. Times are ISO 8601 in UTC. Lists are read with limit and cursor until nextCursor is null.`,
    },
    servers: [{ url: new URL('/api/partners/v1', publicUrl).href }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, webhook(event)])),
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** An event as it is sent to an address of a company. */
function webhook(event: string): object {
  const properties = {
    id: { type: 'string', format: 'uuid' },
    type: { const: event },
    createdAt: { type: 'string', format: 'date-time' },
    data: { type: 'object', description: 'Ids and states' },
  }
  const schema = { type: 'object', properties, required: Object.keys(properties) }
  return {
    post: {
      operationId: event.replace('.', '_'),
      summary: `${event}, signed as Standard Webhooks says`,
      requestBody: { required: true, content: json(schema) },
      responses: { '2XX': { description: 'Taken; anything else is tried again for a day' } },
    },
  }
}

function operation(call: PartnerCall, schemas: Map<string, object>): object {
  const isWrite = call.method !== 'GET' && !call.hasFile
  return {
    operationId: call.name,
    summary: call.summary,
    description: call.scope === null ? 'For every key.' : `The key needs the scope ${call.scope}.`,
    parameters: [...parametersOf(call, schemas), ...(isWrite ? [idempotencyParameter] : [])],
    ...(call.body && {
      requestBody: { required: true, content: json(schemaOf(call.body, 'input', schemas)) },
    }),
    ...(call.hasFile && { requestBody: fileBody }),
    responses: {
      200: {
        description: 'Done',
        headers: roomHeaders,
        content: json(schemaOf(call.output, 'output', schemas)),
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          {
            description,
            ...((status === '429' || status === '503') && { headers: retryHeaders }),
            content: json(errorRef),
          },
        ]),
      ),
    },
  }
}

const fileBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}

function parametersOf({ path, input }: PartnerCall, schemas: Map<string, object>): object[] {
  const { properties = {}, required = [] } = schemaOf(input, 'input', schemas)
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      schema,
    }
  })
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
}

/** Named parts go to `schemas`. */
function schemaOf(
  shape: z.ZodObject,
  io: 'input' | 'output',
  schemas: Map<string, object>,
): ObjectSchema {
  const made = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  const { $schema: _version, $defs = {}, ...schema } = hoisted(made)
  for (const [name, part] of Object.entries($defs)) schemas.set(name, Object(part))
  return schema
}

/** References into the document instead of the schema itself. */
function hoisted(schema: object): ObjectSchema & { $schema?: string; $defs?: object } {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text)
}
