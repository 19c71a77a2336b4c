import {
  invitationsOfCompany,
  memberInvitationDays,
  membersOfCompany,
} from '#contract/rules/company/member-limits.ts'
import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import { endAllAccess } from '#domains/accounts/sessions/service.ts'
import { userOfToken } from '#domains/accounts/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { addKey } from '#domains/partners/keys/service.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import {
  acceptInvitation,
  actFor,
  actsOf,
  companiesOf,
  eraseMembersOf,
  inviteMember,
  leaveCompany,
  membersOf,
  openInvitation,
  receivedInvitations,
  recordAct,
  removeMember,
  resumeMember,
  sentInvitations,
  setMemberRole,
  withdrawInvitation,
} from './service.ts'

const company = (given: Given) => given.user({ accountType: 1 })

async function invite(deps: Deps, by: GivenUser, recipient: string, role: MemberRole = 'editor') {
  const { address, invitation } = await inviteMember(deps, by, {
    ...{ recipient, role, password: by.password },
  })
  return { link: new URL(address).pathname.split('/').at(-1) ?? '', id: invitation.id }
}

async function join(deps: Deps, by: GivenUser, person: GivenUser, role: MemberRole) {
  const { link } = await invite(deps, by, person.username, role)
  await acceptInvitation(deps, person, { link })
}

async function sessionOf(deps: Deps, { token }: GivenUser): Promise<User> {
  const user = await userOfToken(deps, token)
  if (!user) throw new Error('The session has ended')
  return user
}

test('an invitation works once, for whoever has its link, and only its digest is stored', async ({
  deps,
  given,
}) => {
  const [owner, first, second] = [await company(given), await given.user(), await given.user()]
  const { link } = await invite(deps, owner, '069 123 456', 'support')
  const stored = await deps.sql`select * from member_invitations`
  expect(JSON.stringify(stored)).not.toContain(link)
  expect(await openInvitation(deps, first, link)).toMatchObject({ role: 'support' })

  const tries = await Promise.allSettled(
    [first, second].map((person) => acceptInvitation(deps, person, { link })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(openInvitation(deps, second, link)).toBeRefused('invitation_gone')
  expect(await membersOf(deps, owner)).toMatchObject([{ role: 'support', isPaused: false }])
})

test('an invitation ends with its time, with another to the same person, and when it is withdrawn', async ({
  deps,
  given,
}) => {
  const [owner, person] = [await company(given), await given.user()]
  const old = await invite(deps, owner, 'Ana@Exemplu.md')
  const other = await invite(deps, owner, 'ana@exemplu.md')
  await expect(acceptInvitation(deps, person, old)).toBeRefused('invitation_gone')
  expect(await sentInvitations(deps, owner)).toHaveLength(1)

  await withdrawInvitation(deps, owner, other.id)
  await expect(acceptInvitation(deps, person, other)).toBeRefused('invitation_gone')
  const late = await invite(deps, owner, 'ana@exemplu.md')
  deps.clock.advance({ days: memberInvitationDays })
  await expect(acceptInvitation(deps, person, late)).toBeRefused('invitation_gone')
})

test('only a company invites, with the password of whoever does it, and only people accept', async ({
  deps,
  given,
}) => {
  const [owner, person, rival] = [await company(given), await given.user(), await company(given)]
  await expect(invite(deps, person, owner.username)).toBeRefused('company_only')
  await expect(invite(deps, owner, 'cineva-inventat')).toBeRefused('user_not_found')
  await expect(
    inviteMember(deps, owner, {
      recipient: person.username,
      role: 'admin',
      password: 'alta-parola',
    }),
  ).toBeRefused('wrong_password')
  const { link } = await invite(deps, owner, person.username)
  await expect(acceptInvitation(deps, rival, { link })).toBeRefused('personal_only')
})

test('who has an account is told of an invitation and accepts it without the link; the company is told who joined', async ({
  deps,
  given,
}) => {
  const [owner, person, stranger] = [await company(given), await given.user(), await given.user()]
  await invite(deps, owner, person.phone, 'admin')
  const [received] = await receivedInvitations(deps, person.id)
  const invitationId = received?.id ?? 0
  await expect(acceptInvitation(deps, stranger, { invitationId })).toBeRefused('invitation_gone')
  await acceptInvitation(deps, person, { invitationId })
  await leaveCompany(deps, person, owner.id)

  const told = await deps.sql`
    select user_id, change, seller_id from notifications
    where ${owner.id} in (user_id, seller_id) order by id`
  expect(told).toEqual([
    { userId: person.id, change: 'memberInvited', sellerId: owner.id },
    { userId: owner.id, change: 'memberJoined', sellerId: person.id },
    { userId: owner.id, change: 'memberLeft', sellerId: person.id },
  ])
  expect(await companiesOf(deps, person)).toEqual([])
})

test('who acts for a company is the company with a name of their own, until they are removed', async ({
  deps,
  given,
}) => {
  const [owner, person] = [await company(given), await given.user()]
  await expect(actFor(deps, await sessionOf(deps, person), owner.id)).toBeRefused(
    'member_not_found',
  )
  await join(deps, owner, person, 'admin')
  await actFor(deps, await sessionOf(deps, person), owner.id)
  const acting = await sessionOf(deps, person)
  expect(acting).toMatchObject({ id: owner.id, member: { id: person.id, role: 'admin' } })
  const typed = { name: 'Depozit', scopes: ['adverts:read'], perMinute: 60, days: 0 } as const
  await addKey(deps, acting, { ...typed, password: person.password })
  await expect(removeMember(deps, acting, person.id)).toBeRefused('member_self')

  await removeMember(deps, owner, person.id)
  const after = await sessionOf(deps, person)
  expect(after).toMatchObject({ id: person.id })
  expect(after.member).toBeUndefined()
  const keys =
    await deps.sql`select revoked_at is not null as is_revoked from api_keys where user_id = ${owner.id}`
  expect(keys).toEqual([{ isRevoked: true }])
})

test('a role that is lowered takes the keys away, and a closed company is not acted for', async ({
  deps,
  given,
}) => {
  const [owner, person] = [await company(given), await given.user()]
  await join(deps, owner, person, 'admin')
  await actFor(deps, await sessionOf(deps, person), owner.id)
  const typed = { name: 'Depozit', scopes: ['adverts:read'], perMinute: 60, days: 0 } as const
  await addKey(deps, await sessionOf(deps, person), { ...typed, password: person.password })
  await setMemberRole(deps, owner, person.id, 'viewer')
  expect((await sessionOf(deps, person)).member?.role).toBe('viewer')
  expect(
    await deps.sql`select 1 from api_keys where user_id = ${owner.id} and revoked_at is null`,
  ).toHaveLength(0)

  await deps.sql`update users set status = 'deleted' where id = ${owner.id}`
  expect(await sessionOf(deps, person)).toMatchObject({ id: person.id })
})

test('after the password of a company was recovered its members wait, and its invitations end', async ({
  deps,
  given,
}) => {
  const [owner, person] = [await company(given), await given.user()]
  await join(deps, owner, person, 'editor')
  await actFor(deps, await sessionOf(deps, person), owner.id)
  const { link } = await invite(deps, owner, 'ana@exemplu.md')
  await deps.sql.begin((sql) => endAllAccess(sql, owner.id, deps.clock.now()))

  expect(await sessionOf(deps, person)).toMatchObject({ id: person.id })
  await expect(actFor(deps, await sessionOf(deps, person), owner.id)).toBeRefused('member_paused')
  await expect(acceptInvitation(deps, await given.user(), { link })).toBeRefused('invitation_gone')
  await resumeMember(deps, owner, person.id)
  await actFor(deps, await sessionOf(deps, person), owner.id)
})

test('a company has no more open invitations than it may, however many come at once', async ({
  deps,
  given,
}) => {
  const owner = await company(given)
  await deps.sql`
    insert into member_invitations (company_id, digest, recipient, role, created_at, expires_at)
    select ${owner.id}, ${owner.username} || n, 'om' || n || '@exemplu.md', 'viewer', ${deps.clock.now()}, 'infinity'
    from generate_series(1, ${invitationsOfCompany - 1}) n`
  const made = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => invite(deps, owner, `${name}@exemplu.md`)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(invite(deps, owner, 'd@exemplu.md')).toBeRefused('too_many_invitations')
  await invite(deps, owner, 'om1@exemplu.md')
})

test('a company has no more members than it may, however many come at once', async ({
  deps,
  given,
}) => {
  const owner = await company(given)
  for (let n = 1; n < membersOfCompany; n++)
    await deps.sql`
      insert into company_members (company_id, user_id, role, joined_at)
      values (${owner.id}, ${(await given.user()).id}, 'viewer', ${deps.clock.now()})`
  const people = [await given.user(), await given.user(), await given.user()]
  const links: string[] = []
  for (const person of people) links.push((await invite(deps, owner, person.username)).link)

  const tries = await Promise.allSettled(
    people.map((one, at) => acceptInvitation(deps, one, { link: links[at] })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await membersOf(deps, owner)).toHaveLength(membersOfCompany)
})

test('an act has its line before it happens, equal ones share it, and a refused one has none', async ({
  deps,
  given,
}) => {
  const [owner, person] = [await company(given), await given.user()]
  await join(deps, owner, person, 'editor')
  await actFor(deps, await sessionOf(deps, person), owner.id)
  const user = await sessionOf(deps, person)
  const edit = { user, act: 'advertEdited', input: { advertId: 7 } } as const

  await recordAct(deps, edit, async () => {
    expect((await actsOf(deps, owner, 0)).count).toBe(1)
  })
  await recordAct(deps, edit, async () => undefined)
  const refused = recordAct(deps, { ...edit, input: {} }, async () =>
    inviteMember(deps, user, {
      ...{ recipient: '', role: 'admin', password: '' },
    }),
  )
  await expect(refused).toBeRefused('field_required')
  expect((await actsOf(deps, owner, 0)).items).toMatchObject([
    { username: person.username, act: 'advertEdited', subject: 7, times: 2 },
  ])

  await deps.sql.begin((sql) => eraseMembersOf(sql, person.id, deps.clock.now()))
  expect((await actsOf(deps, owner, 0)).items).toMatchObject([{ username: '', times: 2 }])
  expect(await membersOf(deps, owner)).toEqual([])
})
