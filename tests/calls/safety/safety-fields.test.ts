import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { allCalls, rows } from '../rows/rows.ts'
import { setScene } from '../scene.ts'
import { goodPassword, lastCode, outcome, paths, prove } from './safety.ts'

/** What a client has no business to say, beside what the call takes. */
function extras({ id }: { id: number }): Record<string, unknown> {
  return {
    ...{
      role: 'admin',
      roles: ['admin'],
      status: 'banned',
      isAdmin: true,
      is_admin: '1',
      admin: 1,
    },
    ...{
      u_id: id,
      id,
      ID: id,
      user_id: id,
      userId: id,
      owner_id: id,
      ownerId: id,
      isActive: false,
    },
    ...{
      account_type: 1,
      email_verified: true,
      phone_verified: true,
      hasPhone: true,
      has_phone: true,
    },
    ...{
      has_second_factor: true,
      hasSecondFactor: true,
      recovery_codes: ['x'],
      recoveryCodes: ['x'],
    },
    ...{
      second_factor_secret: 'x',
      password_hash: 'x',
      passwordHash: 'x',
      deleted_at: '2020-01-01',
    },
    ...{
      deletedAt: '2020-01-01',
      created_at: '2001-01-01',
      createdAt: '2001-01-01',
      views: 999_999,
    },
    ...{
      is_public: false,
      isPublic: false,
      published_at: '2001-01-01',
    },
    ...{
      publishedAt: '2001-01-01',
      seq: 1,
      is_owner_active: false,
      promoted: true,
      purpose: undefined,
    },
    constructor: 'admin',
    prototype: { isAdmin: true },
    toString: 'x',
    hasOwnProperty: 'x',
    user: { id, role: 'admin' },
    me: { id },
  }
}

const guarded = [
  'status',
  'role',
  'id',
  'phone',
  'accountType',
  'passwordHash',
  'hasSecondFactor',
  'createdAt',
] as const

/** The rows of both and of their adverts, without what differs from scene to scene. */
async function rowsOf({ sql }: Deps, owner: GivenUser, other: GivenUser): Promise<string> {
  const people = [owner.id, other.id]
  const users = await sql<Record<string, unknown>[]>`
    select * from users where id in ${sql(people)} order by id`
  const adverts = await sql`
    select owner_id = ${owner.id} as is_owners, is_owner_active, is_public, status, seq is null as has_no_seq,
      published_at is null as is_unpublished, price
    from adverts where owner_id in ${sql(people)} order by id`
  const names = [owner, other].flatMap(({ username, phone, id }, at) => [
    [username, `name${at}`] as const,
    [`"phone":"${phone}"`, `"phone":"p${at}"`] as const,
    [`"id":${id},`, `"id":"u${at}",`] as const,
  ])
  const text = names.reduce((left, [from, to]) => left.replaceAll(from, to), JSON.stringify(users))
  const plain = text
    .replaceAll(/\$argon2[^"]*/g, 'hash')
    .replaceAll(/"secondFactorSecret":"[^"]+"/g, '"secondFactorSecret":"sealed"')
    .replaceAll(/"(createdAt|deletedAt)":"[^"]+"/g, '"$1":"then"')
  return plain + JSON.stringify(adverts).replaceAll(/"price":"?[\d.]+"?/g, '"price":1')
}

const poisons =
  '"__proto__":{"isAdmin":true,"role":"admin","id":1},"constructor":{"prototype":{"isAdmin":true}},'

/** The body as JSON with keys that only its text can hold, or as a form. */
function bodyOf(
  fields: object,
  extra: object,
  manner: 'json' | 'form' | 'proto',
): { payload: string; type: string } {
  if (manner === 'form') {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...extra, ...fields }))
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    form.append('__proto__', '{"isAdmin":true}')
    form.append('__proto__[isAdmin]', 'true')
    form.append('constructor[prototype][isAdmin]', 'true')
    return { payload: form.toString(), type: 'application/x-www-form-urlencoded' }
  }
  const text = JSON.stringify({ ...extra, ...fields })
  const poison = manner === 'proto' ? poisons : ''
  return { payload: `{${poison}${text.slice(1)}`, type: 'application/json' }
}

const post = (
  site: Site,
  path: string,
  { payload, type }: { payload: string; type: string },
): Promise<Answered> =>
  site.send({ method: 'POST', url: `/api${path}`, payload, headers: { 'content-type': type } })

const probed = [...allCalls].filter(
  ([name, call]) => /^(accounts|adverts|favorites)\./.test(name) && !call.files,
)

test('a field that a call does not take changes nothing: it does what it does without', async ({
  site,
  deps,
  given,
}) => {
  const accepted: string[] = []
  let tried = 0
  for (const [name, call] of probed) {
    const outcomes: string[] = []
    const states: string[] = []
    for (const manner of [null, 'json', 'form', 'proto'] as const) {
      const scene = await setScene(deps, given)
      const { owner, other } = scene
      const extra = manner ? extras(other) : {}
      const own = rows[name]?.fields(scene) ?? {}
      const fields = {
        ...(call.action !== undefined && { action: call.action }),
        ...own,
        token: owner.token,
      }
      // What the call takes under one of these names is not an extra.
      const unknown = Object.fromEntries(
        Object.entries(extra).filter(([field]) => !Object.hasOwn(call.input.shape, field)),
      )
      const answer = await post(site, call.path, bodyOf(fields, unknown, manner ?? 'json'))
      tried += manner ? Object.keys(unknown).length : 0
      outcomes.push(outcome(answer))
      states.push(await rowsOf(deps, owner, other))
    }
    const [plain, json, form, proto] = outcomes
    if (json !== plain || form !== plain) accepted.push(`${name}: ${outcomes.join(', ')}`)
    if (proto !== plain && proto !== '422 bad_input')
      accepted.push(`${name} with __proto__: ${proto}`)
    // What is refused for its poison has changed nothing that could be compared.
    const compared = proto === plain ? states : states.slice(0, 3)
    if (new Set(compared).size > 1) accepted.push(`${name} changed a row: ${difference(compared)}`)
  }

  console.log(
    `fields: ${accepted.length} of ${tried} extra fields in ${probed.length} calls accepted`,
  )
  expect(accepted).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
}, 120_000)

function difference(states: readonly string[]): string {
  const [first = '', second = ''] = [...new Set(states)]
  const at = [...first].findIndex((sign, place) => sign !== second[place])
  return `${first.slice(Math.max(0, at - 60), at + 60)} / ${second.slice(Math.max(0, at - 60), at + 60)}`
}

test('nobody registers as more than a person or a company', async ({ site, deps }) => {
  const types: readonly (readonly [unknown, boolean])[] = [
    ...[0, 1, '0', '1'].map((type) => [type, true] as const),
    ...[2, -1, 1.5, '2', 'admin', '', null, true, ['1'], { type: 1 }, '01', '1 ', 1e9].map(
      (type) => [type, false] as const,
    ),
  ]
  const wrong: string[] = []
  for (const [accountType, isGood] of types) {
    const [phone, token, username] = [freshPhone(), await site.visitorToken(), freshName()]
    await prove(site, deps, { phone, purpose: 'register', token })
    expect(await lastCode(deps, phone)).not.toBe('')
    const fields = { action: 'register', username, phone, password: goodPassword, accountType }
    const answer = await site.call(paths.register, { ...extras({ id: 1 }), ...fields }, { token })
    const [row] = await deps.sql<
      Record<(typeof guarded)[number], unknown>[]
    >`select * from users where username = ${username}`
    if ((outcome(answer) === 'done') !== isGood || (row !== undefined) !== isGood)
      wrong.push(`${JSON.stringify(accountType)}: ${outcome(answer)}`)
    if (
      row &&
      (row.status !== 'active' ||
        row.hasSecondFactor !== false ||
        Number(row.accountType) !== Number(accountType) ||
        Number(row.id) === 1)
    )
      wrong.push(`${JSON.stringify(accountType)} made ${JSON.stringify(row)}`)
  }

  const [roles] = await deps.sql`select count(*)::int as count from staff_roles`
  expect(roles).toEqual({ count: 0 })
  console.log(
    `fields: ${wrong.length} of ${types.length} account types and their extra fields accepted`,
  )
  expect(wrong).toEqual([])
})
