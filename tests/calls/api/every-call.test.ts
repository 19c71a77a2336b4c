import * as z from 'zod'
import { handlers } from '#server/calls/handlers.ts'
import { expect, test } from '../../support/servers/site.ts'
import { publishedBy } from '../published.ts'
import { allCalls, makeCall, rows } from '../rows/rows.ts'
import { setScene } from '../scene.ts'

test('every call of the contract is answered, and every answered call has a row here', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...allCalls.keys()].toSorted())
  const ofPeople = handlers.flatMap(({ call }) => (call.auth === 'staff' ? [] : [call]))
  expect(new Set(ofPeople)).toEqual(new Set(allCalls.values()))
})

for (const [name, call] of allCalls) {
  const row = rows[name]
  if (!row) continue

  test.for([false, true])(
    `${name} answers what the contract promises (form: %s)`,
    async (form, { site, deps, given }) => {
      const scene = await setScene(deps, given)
      const token = call.auth === 'anyone' ? undefined : scene.owner.token

      const { status, body } = await makeCall(site, call, row.fields(scene), { token, form })

      expect(status).toBe(200)
      const published = await publishedBy(site)
      if (row.refusal) {
        expect(published.problemsOfRefusal(call, status, body)).toEqual([])
        return expect(body).toMatchObject({ success: false, code: row.refusal })
      }
      const { success, ...output } = body
      expect(success, JSON.stringify(body)).toBe(true)
      // Nothing besides what is promised, at any depth: a leak would be a key too many.
      expect(strict(call.output).safeParse(output).error).toBeUndefined()
      expect(published.problemsOf(call, body)).toEqual([])
    },
  )

  test(`${name} refuses with a status and a body that are published`, async ({ site, given }) => {
    const published = await publishedBy(site)
    const { token } = await given.user()
    const bad = Object.fromEntries(
      Object.keys(call.input.shape).map((key) => [key, { no: 'good' }]),
    )
    const answers = [
      await makeCall(site, call, {}, { token: 'nobody' }),
      await makeCall(site, call, {}),
      await makeCall(site, call, { ...bad, token }),
    ]

    const refused = answers.filter(({ body }) => body['success'] !== true)
    expect(
      refused.flatMap(({ status, body }) => published.problemsOfRefusal(call, status, body)),
    ).toEqual([])
  })

  test(`${name} is not answered to GET, PUT, DELETE and PATCH`, async ({ site }) => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const) {
      const { status, headers, body } = await site.send({ method, url: `/api${call.path}` })
      expect({ method, status, allow: headers['allow'] }).toEqual({
        method,
        status: 405,
        allow: 'POST, OPTIONS',
      })
      if (method !== 'HEAD') expect(body).toMatchObject({ success: false, code: 'bad_input' })
    }
  })
}

/** The same shape, but a key that it does not name is an error. */
function strict(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([key, value]) => [
      key,
      strict(value),
    ])
    return z.strictObject(Object.fromEntries(fields))
  }
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element))
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap()).nullable()
  if (schema instanceof z.ZodOptional) return strict(schema.unwrap()).optional()
  if (schema instanceof z.ZodType) return schema
  throw new Error('A schema of another kind')
}
