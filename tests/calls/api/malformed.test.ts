import fc from 'fast-check'
import { afterAll } from 'vitest'
import { maxImageBytes } from '#contract/limits.ts'
import { expect, test } from '../../support/servers/site.ts'
import { allCalls, makeCall, rows } from '../rows/rows.ts'
import { setScene } from '../scene.ts'
import { nasty, randomBodies, reaching } from './malformed-values.ts'

const paths = [...new Set([...allCalls.values()].map(({ path }) => path))]
const json = { 'content-type': 'application/json' }

let answers = 0
afterAll(() => console.log(`malformed bodies: ${answers} answered, none with a 5xx or a stack`))

/** Neither a stack, nor SQL, nor a path of this machine. */
function expectQuiet(text: string): void {
  answers++
  expect(text).not.toMatch(
    /\n\s+at |node_modules|\.ts:\d|\bselect .+ from |PostgresError|TypeError|\/work\/|file:\/\//,
  )
}

test.for(paths.filter((path) => path !== '/users/validate.php'))(
  '%s refuses an unknown action',
  async (path, { site, given }) => {
    const { token } = await given.user()
    const actions = [
      'dropTables',
      'GETLIST',
      'constructor',
      '__proto__',
      '',
      null,
      1,
      ['getList'],
      { a: 1 },
    ]
    for (const action of actions) {
      const { status, body, text } = await site.call(path, { action }, { token })
      const hasAction = [...allCalls.values()].some((call) => call.path === path && call.action)
      if (!hasAction) continue
      expect({ action, status, code: body['code'] }).toEqual({
        action,
        status: 200,
        code: 'unknown_action',
      })
      expect(body['success']).toBe(false)
      expectQuiet(text)
    }
  },
)

test('a path that is no call is refused', async ({ site }) => {
  for (const path of [
    '/nothing.php',
    '/users',
    '/users/login.php/',
    '/token.php%00',
    '/token.php/../x',
  ]) {
    const { status, body, text } = await site.call(path, { action: 'getToken' })
    expect(status, path).toBeLessThan(500)
    expect(body).toMatchObject({ success: false })
    expectQuiet(text)
  }
})

test.for([
  ['broken JSON', '{"action": "getToken"', json],
  ['no JSON', 'action', json],
  ['an empty body', '', json],
  ['a list', '[]', json],
  ['a number', '1', json],
  ['null', 'null', json],
  ['a text', '"getToken"', json],
  ['another type', '<action>getToken</action>', { 'content-type': 'text/xml' }],
  [
    'an unreadable type',
    '{}',
    { 'content-type': 'application/json; charset=😀'.replace('😀', '%%') },
  ],
  ['no type', '{"action":"getToken"}', {}],
  ['multipart without parts', 'x', { 'content-type': 'multipart/form-data; boundary=x' }],
  [
    'multipart with a boundary past all bounds',
    'x',
    { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` },
  ],
  [
    'multipart cut short',
    '--x\r\ncontent-disposition: form-data; name="action"\r\n\r\nget',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ['a prototype', '{"__proto__": {"action": "getToken"}}', json],
  ['a constructor', '{"constructor": {"prototype": {"action": "getToken"}}}', json],
] as const)('%s is refused without a stack', async ([, payload, headers], { site }) => {
  const { status, body, text } = await site.send({
    method: 'POST',
    url: '/api/token.php',
    payload,
    headers: { ...headers },
  })

  expect(status).toBeLessThan(500)
  expect(body).toMatchObject({
    success: false,
    code: expect.any(String),
    message: expect.any(String),
  })
  expectQuiet(text)
})

test('a body that is too large is refused as such', async ({ site }) => {
  const search = 'ș'.repeat(1024 * 1024)

  const { status, body } = await site.call('/adverts/get_adverts.php', {
    action: 'preSearch',
    search,
  })

  expect(status).toBe(413)
  expect(body).toMatchObject({ success: false, code: 'too_large' })
})

test('a file that is too large is refused as such', async ({ site, deps, given }) => {
  const { owner, draft } = await setScene(deps, given)
  const fields = { action: 'uploadImage', advertId: String(draft), token: owner.token }

  const { status, body } = await site.upload(fields, [Buffer.alloc(maxImageBytes + 1, 255)])

  expect(status).toBe(413)
  expect(body).toMatchObject({ success: false, code: 'too_large' })
})

for (const [nth, [name, call]] of [...allCalls].entries()) {
  test(`${name} answers anything that is put into its fields`, async ({ site, deps, given }) => {
    const scene = await setScene(deps, given)
    const good: Record<string, unknown> = { ...rows[name]?.fields(scene) }
    const fields = Object.entries(call.input.shape).filter(([key]) => key !== 'token')
    for (const [at, [key, schema]] of fields.entries()) {
      for (const value of reaching(schema, nth + at)) {
        const { status, text } = await site.call(
          call.path,
          { action: call.action, ...good, [key]: value },
          { token: scene.owner.token },
        )
        expect({
          key,
          value: String(JSON.stringify(value)).slice(0, 60),
          is500: status >= 500,
        }).toMatchObject({ is500: false })
        expectQuiet(text)
      }
    }
  })

  test(`${name} answers anything at all`, async ({ site, given }) => {
    const owner = await given.user()
    const keys = ['action', 'token', '__proto__', 'u_id', ...Object.keys(call.input.shape)]
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.constantFrom(...nasty),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...keys), value),
        fc.boolean(),
        async (fields, form) => {
          const token = { ...fields }['token'] ?? owner.token
          const { status, text } = await site.call(
            call.path,
            { action: call.action, ...fields, token },
            { form },
          )
          expect(status).toBeLessThan(500)
          expectQuiet(text)
        },
      ),
      { numRuns: randomBodies },
    )
  })
}

test('fields that no call has change nothing', async ({ site, deps, given }) => {
  const scene = await setScene(deps, given)
  const { owner, other } = scene
  const extra = {
    ...{ role: 'admin', status: 'active', u_id: other.id, owner_id: other.id, ownerId: other.id },
    ...{ is_public: false, isPublic: false, views: 1_000, promoted: true, id: 1, constructor: 'x' },
  }
  const standing = () => deps.sql`
    select status, account_type, array(select role from staff_roles where user_id = id) as roles
    from users order by id`
  const before = await standing()

  for (const [name, call] of allCalls) {
    if (['accounts.logOut', 'adverts.publish'].includes(name)) continue
    const fields = {
      ...extra,
      ...rows[name]?.fields({ ...scene, active: scene.draft }),
    }
    const plain = await makeCall(site, call, fields, { token: owner.token })
    expect(plain.status).toBeLessThan(500)
  }

  expect(await standing()).toEqual(before)
  const [row] =
    await deps.sql`select owner_id, status, is_public from adverts where id = ${scene.draft}`
  expect(row).toEqual({ ownerId: owner.id, status: 'draft', isPublic: true })
})

test.for(['__proto__', 'constructor'])(
  'a body with its own %s is refused or harmless',
  async (key, { site, given }) => {
    const { token } = await given.user()
    const bodies = [
      `{"token": ${JSON.stringify(token)}, "${key}": {"user": {"id": 1}, "isAdmin": true, "prototype": {"x": 1}}}`,
      `{"${key}": {"token": ${JSON.stringify(token)}}}`,
    ]
    for (const payload of bodies) {
      const { body } = await site.send({
        method: 'POST',
        url: '/api/users/validate.php',
        payload,
        headers: json,
      })
      expect(body).toMatchObject({ success: false })
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  },
)
