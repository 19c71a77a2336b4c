import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod'
import { expect, test } from '../../support/servers/site.ts'
import { allCalls } from '../rows/rows.ts'

const Schema: z.ZodType = z.looseObject({
  get anyOf() {
    return z.array(Schema).optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  required: z.array(z.string()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.literal('#/components/schemas/Refusal').optional(),
})
const Media = z.strictObject({ schema: Schema })
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      post: z.strictObject({
        operationId: z.string().regex(/^[a-z_]+$/),
        security: z.array(z.record(z.string(), z.array(z.never()))),
        summary: z.string().min(1),
        description: z.string().min(1),
        requestBody: z.strictObject({
          required: z.boolean(),
          content: z.record(z.string(), Media),
        }),
        responses: z.record(
          z.string().regex(/^\d{3}$/),
          z.strictObject({
            description: z.string(),
            content: z.record(z.string(), Media),
            headers: z.strictObject({ 'Retry-After': z.looseObject({}) }).optional(),
          }),
        ),
      }),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('apiKey') })),
  }),
})

test('the description of the calls is OpenAPI 3.1 and names every path and action', async ({
  site,
}) => {
  const { status, text, headers } = await site.send({ method: 'GET', url: '/api/openapi.json' })

  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/json/)
  const document = Document.parse(JSON.parse(text))
  expect(new Set(Object.keys(document.paths))).toEqual(
    new Set([...allCalls.values()].map(({ path }) => path)),
  )
  for (const call of allCalls.values()) {
    const operation = document.paths[call.path]?.post
    const body = JSON.stringify(operation?.requestBody)
    if (call.action) expect(body).toContain(`"const":"${call.action}"`)
    for (const [code, { headers: told }] of Object.entries(operation?.responses ?? {}))
      expect(told !== undefined, code).toBe(code === '429' || code === '503')
    for (const field of Object.keys(call.input.shape)) expect(body).toContain(`"${field}"`)
    expect(Object.keys(operation?.requestBody.content ?? {})).toEqual(
      expect.arrayContaining(['application/json', 'application/x-www-form-urlencoded']),
    )
  }
})

test('the description is valid by the schema of OpenAPI, and its operations have names of their own', async ({
  site,
}) => {
  const { text } = await site.send({ method: 'GET', url: '/api/openapi.json' })

  const { valid, errors } = await new Validator().validate(JSON.parse(text))

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  const { paths } = Document.parse(JSON.parse(text))
  const ids = Object.values(paths).map(({ post }) => post.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('adverts_manage_adverts')
})

test('a person can read it too, without a script', async ({ site }) => {
  const { status, text } = await site.send({ method: 'GET', url: '/api/docs' })

  expect(status).toBe(200)
  for (const { path } of allCalls.values()) expect(text).toContain(`/api${path}`)
  expect(text).not.toMatch(/<script|style=/)
})
