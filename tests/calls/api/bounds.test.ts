import * as z from 'zod'
import { SearchText } from '#contract/shapes.ts'
import { expect, test } from '../../support/servers/site.ts'
import { allCalls, makeCall, rows } from '../rows/rows.ts'
import { setScene } from '../scene.ts'

/** What a contract allows at one place of an input, and what lies just beyond; without bounds: null. */
interface Bound {
  readonly path: readonly string[]
  readonly beyond: readonly unknown[] | null
}

/** A bound past all that a person, a price or a list can need is none. */
const most = { signs: 20_000, items: 1_000, number: 1e13 } as const

/** Every place of an input where a text, a number, a list or a record can stand. */
function boundsOf(schema: z.core.$ZodType, path: readonly string[] = []): Bound[] {
  if (schema === SearchText) return []
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  )
    return boundsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodPipe)
    return [...boundsOf(schema.in, path), ...boundsOf(schema.out, path)]
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => boundsOf(option, path))
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, value]) =>
      boundsOf(value, [...path, key]),
    )
  if (schema instanceof z.ZodRecord) return boundsOfRecord(schema, path)
  if (schema instanceof z.ZodArray) return boundsOfArray(schema, path)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return [textBound(schema.maxLength, path)]
  if (schema instanceof z.ZodNumber) return [numberBound(schema, path)]
  const isClosed = [z.ZodEnum, z.ZodLiteral, z.ZodBoolean, z.ZodTransform].some(
    (kind) => schema instanceof kind,
  )
  if (isClosed) return []
  throw new Error(`A schema of another kind at ${path.join('.')}`)
}

function textBound(max: number | null, path: readonly string[]): Bound {
  return {
    path,
    beyond:
      max === null || max > most.signs ? null : ['a'.repeat(max + 1), 'ș'.repeat(9_000 + max)],
  }
}

function numberBound({ minValue, maxValue }: z.ZodNumber, path: readonly string[]): Bound {
  const isBounded =
    minValue !== null && maxValue !== null && minValue >= -most.number && maxValue <= most.number
  return { path, beyond: isBounded ? [maxValue + 1, minValue - 1, 1e300] : null }
}

function boundsOfArray(schema: z.ZodArray, path: readonly string[]): Bound[] {
  const checks = (schema.def.checks ?? []).map(({ _zod: { def } }) => def)
  const max =
    checks.flatMap((check) => ('maximum' in check ? [Number(check.maximum)] : []))[0] ?? Infinity
  const beyond =
    max <= most.items ? [Array.from({ length: max + 1 }, (_, at) => String(at + 1))] : null
  return [{ path, beyond }, ...boundsOf(schema.element, [...path, '0'])]
}

function boundsOfRecord(
  { keyType, valueType, meta }: z.ZodRecord,
  path: readonly string[],
): Bound[] {
  if (keyType instanceof z.ZodEnum)
    return boundsOf(valueType, [...path, String(keyType.options[0])])
  const max = Number(meta()?.['maxProperties'])
  const entries = Array.from({ length: max + 1 }, (_, at) => [`k${at}`, '1'] as const)
  return [
    { path, beyond: max <= most.items ? [Object.fromEntries(entries)] : null },
    ...boundsOf(keyType, [...path, 'key']).map(({ beyond }) => ({
      path,
      beyond: beyond?.map((key) => ({ [String(key)]: '1' })) ?? null,
    })),
    ...boundsOf(valueType, [...path, 'key']),
  ]
}

/** The value at its place: ['a', 'b'] and 1 make { a: { b: 1 } }. */
function placed([key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  return key === '0' ? [placed(rest, value)] : { [key]: placed(rest, value) }
}

for (const [name, call] of allCalls) {
  test(`${name} has a bound for everything that can be sent to it`, () => {
    const unbounded = boundsOf(call.input).filter(({ beyond }) => beyond === null)
    expect(unbounded.map(({ path }) => path.join('.'))).toEqual([])
  })

  test(`${name} names the field that is beyond its bound`, async ({ site, deps, given }) => {
    const scene = await setScene(deps, given)
    const good: Record<string, unknown> = { ...rows[name]?.fields(scene) }
    const wrong: string[] = []
    for (const { path, beyond } of boundsOf(call.input)) {
      const [field = ''] = path
      for (const value of beyond ?? []) {
        const sent: object = { ...good, ...Object(placed(path, value)) }
        const { status, body } = await makeCall(site, call, sent, { token: scene.owner.token })
        const isNamed = String(body['type']).split('.')[0] === field
        // A token that is none is refused as one before anything else is read.
        const isRefused = field === 'token' || (status === 422 && isNamed)
        if (status >= 500 || !isRefused)
          wrong.push(
            `${path.join('.')} ${String(JSON.stringify(value)).slice(0, 20)}: ${status} ${String(body['type'])}`,
          )
      }
    }
    expect(wrong).toEqual([])
  })
}

test('a text that is too long is said to be so', async ({ site, given }) => {
  const { token } = await given.user()
  const fields = { action: 'saveAccount', fullName: 'a'.repeat(5_000) }
  const { status, body } = await site.call('/users/manage_account.php', fields, { token })

  expect({ status, ...body }).toMatchObject({ status: 422, code: 'too_long', type: 'fullName' })
})

test.for([
  ['listItems', { search: 'ș'.repeat(50_000), searchType: 'search' }],
  ['preSearch', { search: '😀'.repeat(20_000) }],
] as const)(
  'what is typed into a search is cut, never refused (%s)',
  async ([action, fields], { site }) => {
    const { body } = await site.call('/adverts/get_adverts.php', { action, ...fields })
    expect(body).toMatchObject({ success: true })
  },
)

test('a number of 5,000 letters is no login', async ({ site }) => {
  const { status, body } = await site.call('/users/login.php', {
    phone: 'a'.repeat(5_000),
    pass: 'o-parola-buna-42',
  })
  expect({ status, type: body['type'] }).toEqual({ status: 422, type: 'phone' })
})
