import * as z from 'zod'
import { expect, test } from '../../support/servers/site.ts'
import { allStaffCalls, staffRows } from './staff-rows.ts'

for (const [name, { path, action, acts = [], proof, output }] of allStaffCalls) {
  test(`${name} leaves ${acts.length === 0 ? 'no line' : 'its line'} in the audit log`, async ({
    site,
    deps,
    given,
  }) => {
    const staff = await given.staff('admin')
    const person = await given.user()
    const fields = await staffRows[name]?.fields({ deps, given, staff, person })
    const code = proof === 'each' ? { code: await staff.code() } : {}

    const { body } = await site.call(path, { action, ...fields, ...code }, { token: staff.token })

    const { success, ...answer } = body
    expect(success, JSON.stringify(body)).toBe(true)
    expect(z.strictObject(output.shape).safeParse(answer).error).toBeUndefined()
    const lines = await deps.sql<{ act: string }[]>`
      select act from audit_log where staff_id = ${staff.id}`
    const written = lines.map(({ act }) => act)
    if (acts.length === 0) return expect(written).toEqual([])
    expect(written.length).toBeGreaterThan(0)
    for (const act of written) expect(acts).toContain(act)
  })
}
