import { expect, test } from '#tests/support/test.ts'
import { grantRole, revokeRole, staffMembers } from './service.ts'
import { accountNamed } from '../service.ts'

test('an operator makes the first admin, who makes others; each change leaves its line', async ({
  deps,
  given,
}) => {
  const [ana, ion] = [await given.user(), await given.user()]

  await grantRole(deps, {
    userId: await accountNamed(deps, `0${ana.phone}`),
    role: 'admin',
    by: null,
  })
  await grantRole(deps, {
    userId: await accountNamed(deps, ion.username),
    role: 'moderator',
    by: ana.id,
    reason: 'Coleg nou',
  })

  expect(await staffMembers(deps)).toMatchObject([
    { id: ana.id, roles: ['admin'] },
    { id: ion.id, roles: ['moderator'] },
  ])
  const lines = await deps.sql`
    select staff_id, before, after, coalesce(reason, '') as reason
    from audit_log left join audit_reasons on line_id = id where act = 'staff.grant' order by id`
  expect(lines).toEqual([
    { staffId: null, before: { roles: [] }, after: { roles: ['admin'] }, reason: '' },
    {
      staffId: ana.id,
      before: { roles: [] },
      after: { roles: ['moderator'] },
      reason: 'Coleg nou',
    },
  ])
})

test('nobody changes their own roles, and of two admins who remove each other one stays', async ({
  deps,
  given,
}) => {
  await deps.sql`delete from staff_roles`
  const [ana, ion] = [await given.staff('admin'), await given.staff('admin')]

  await expect(grantRole(deps, { userId: ana.id, role: 'finance', by: ana.id })).toBeRefused(
    'staff_own_roles',
  )
  const both = await Promise.allSettled([
    revokeRole(deps, { userId: ana.id, role: 'admin', by: ion.id }),
    revokeRole(deps, { userId: ion.id, role: 'admin', by: ana.id }),
  ])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await staffMembers(deps)).toHaveLength(1)
})
