import { handlers } from '#server/calls/handlers.ts'
import { hasRight, rights, roles } from '#contract/rules/staff/rights.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import type { StaffScene } from './staff-row.ts'
import { allStaffCalls, staffRows } from './staff-rows.ts'

type Sent = { readonly token?: string; readonly fields?: object }

function post(site: Site, name: string, { token, fields = {} }: Sent): Promise<Answered> {
  const call = allStaffCalls.get(name)
  return site.call(
    call?.path ?? '',
    { action: call?.action, ...fields },
    { ...(token && { token }) },
  )
}

async function fieldsOf(name: string, scene: StaffScene): Promise<object> {
  const isEach = allStaffCalls.get(name)?.proof === 'each'
  const fields = await staffRows[name]?.fields(scene)
  return { ...fields, ...(isEach && { code: await scene.staff.code() }) }
}

test('every call of staff is answered, has a row here, and each with a code of its own takes one', () => {
  const staffHandlers = handlers.flatMap(({ call }) => (call.auth === 'staff' ? [call] : []))
  expect(new Set(staffHandlers)).toEqual(new Set(allStaffCalls.values()))
  expect(Object.keys(staffRows).toSorted()).toEqual([...allStaffCalls.keys()].toSorted())
  for (const [name, { right, proof, path, acts }] of allStaffCalls) {
    expect(Object.keys(rights), name).toContain(right)
    expect(path, name).toMatch(/^\/admin\//)
    if (proof === 'none') expect(name).toMatch(/^console\./)
    if (proof === 'each') expect(acts?.length, name).toBeGreaterThan(0)
  }
})

for (const [name, call] of allStaffCalls) {
  test(`${name}: each role may or may not, as the table says`, async ({ site, deps, given }) => {
    const nowhere = (await site.call('/admin/nowhere.php', {})).body
    const person = await given.user()

    for (const role of roles) {
      const staff = await given.staff(role)
      const { token } = staff
      const fields = await fieldsOf(name, { deps, given, staff, person })
      const { status, body } = await post(site, name, { token, fields })
      if (!call.right || !hasRight([role], call.right)) {
        expect({ role, status, body }).toEqual({ role, status: 404, body: nowhere })
        continue
      }
      const refusal = staffRows[name]?.refusal
      expect({ role, status, body }).toMatchObject({
        ...{ role, status: 200 },
        body: refusal ? { success: false, code: refusal } : { success: true },
      })
    }
  })

  test(`${name}: to people without a role it is an address that does not exist`, async ({
    site,
    deps,
    given,
  }) => {
    const staff = await given.staff('admin')
    const former = await given.staff('admin')
    await deps.sql`delete from staff_roles where user_id = ${former.id}`
    const banned = await given.staff('admin')
    await deps.sql`update users set status = 'banned' where id = ${banned.id}`
    const fields = await fieldsOf(name, { deps, given, staff, person: await given.user() })
    const people = [undefined, '', 'not.a.token', await site.visitorToken()]
    const tokens = [...people, (await given.user()).token, former.token, banned.token]
    const nowhere = await site.call('/admin/nowhere.php', {})

    for (const token of tokens) {
      const sent = { ...(token !== undefined && { token }), fields }
      const { status, body } = await post(site, name, sent)
      expect({ status, body }, `token ${token}`).toEqual({ status: 404, body: nowhere.body })
    }
    const method = { url: `/api${call.path}`, headers: { host: 'localhost' } }
    for (const verb of ['GET', 'PUT', 'OPTIONS'] as const) {
      const here = await site.send({ ...method, method: verb })
      const there = await site.send({ ...method, url: '/api/admin/nowhere.php', method: verb })
      expect([verb, here.status, here.body]).toEqual([verb, there.status, there.body])
    }
  })

  if (call.proof === 'none') continue

  test(`${name}: staff without a second factor, without proof, or whose proof is over are told so`, async ({
    site,
    deps,
    given,
  }) => {
    const staff = await given.staff('admin')
    const fields = await fieldsOf(name, { deps, given, staff, person: await given.user() })
    const code = async (sent: Sent) => (await post(site, name, { ...sent, fields })).body['code']
    const bare = await given.staff('admin')
    await deps.sql`update users set has_second_factor = false where id = ${bare.id}`
    const unproved = await given.staff('admin', { isProved: false })

    expect(await code({ token: bare.token })).toBe('staff_factor_needed')
    expect(await code({ token: unproved.token })).toBe('staff_proof_needed')
    const idle = await given.staff('admin')
    await deps.sql`
      update staff_sessions set used_at = used_at - interval '31 minutes' where session_id = ${idle.sessionId}`
    expect(await code({ token: idle.token })).toBe('staff_proof_needed')
    const old = await given.staff('admin')
    await deps.sql`
      update staff_sessions set proved_at = proved_at - interval '481 minutes' where session_id = ${old.sessionId}`
    expect(await code({ token: old.token })).toBe('staff_proof_needed')
    if (call.proof !== 'each') return
    const { body } = await post(site, name, { token: staff.token, fields: { ...fields, code: '' } })
    expect(body['code']).toBe('second_factor_needed')
    const wrong = await post(site, name, {
      token: staff.token,
      fields: { ...fields, code: '000000' },
    })
    expect(wrong.body['code']).toBe('second_factor_wrong')
  })
}
