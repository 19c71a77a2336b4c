import { call, type Call } from '#contract/call.ts'
import { mayAct, memberRoles, type MemberRole } from '#contract/rules/company/member-rights.ts'
import { actingCaller } from '#server/calls/permissions.ts'
import { handlers } from '#server/calls/handlers.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test } from '../../support/servers/site.ts'
import { acting } from '../acting.ts'
import { allCalls, makeCall } from '../rows/rows.ts'

/** What ends the session, or what it is used for. */
const changesSession: readonly string[] = ['accounts.logOut', 'members.actFor']

for (const role of memberRoles) {
  test(`each call made by a member as ${role} is answered or refused as the table says`, async ({
    site,
    deps,
    given,
  }) => {
    const { person } = await acting(deps, given, role)
    const wrong: string[] = []
    for (const [name, known] of allCalls) {
      if (changesSession.includes(name)) continue
      const { status, body } = await makeCall(site, known, {}, { token: person.token })
      const isAllowed = known.member !== undefined && mayAct(role, known.member.right)
      const isRefused = status === 403 && body['code'] === 'acting_refused'
      if (isRefused !== (known.auth === 'user' && !isAllowed)) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
}

test('a viewer can change nothing, and no role reaches what is the owner’s alone', () => {
  const allowed = (role: MemberRole): [string, Call][] =>
    [...allCalls].filter(([, { member }]) => member && mayAct(role, member.right))
  expect(allowed('viewer').filter(([, { member }]) => member?.act)).toEqual([])
  const ofOwner =
    /^(ownAccount\.(?!setAvatar)|favorites\.|favoriteLists\.|savedSearches\.|follows\.|notificationSettings\.)/
  for (const role of memberRoles)
    expect(allowed(role).filter(([name]) => ofOwner.test(name))).toEqual([])
})

test('a new call without a right is refused to who acts, and an open one is answered as to a visitor', async ({
  deps,
  given,
}) => {
  const { company, person } = await acting(deps, given, 'admin')
  const member = { ...person, role: 'admin', company: '' } as const
  const visitor = { id: null, address: '', isRobot: false, device: '' }
  const caller = { user: { ...company, member }, visitor, hasBadToken: false }
  const made = (auth: 'anyone' | 'visitor' | 'user') =>
    call({ path: '/nou.php', summary: '', auth, input: {}, output: {} })

  expect(() => actingCaller(made('user'), caller)).toThrowError(
    expect.objectContaining({ code: 'acting_refused' }),
  )
  for (const auth of ['anyone', 'visitor'] as const)
    expect(actingCaller(made(auth), caller)).toMatchObject({
      user: null,
      visitor: { id: company.sessionId },
    })
})

test('every call of staff is an address that does not exist to who acts for a company', async ({
  site,
  deps,
  given,
}) => {
  const staff = await given.staff('admin')
  const company = await given.user({ accountType: 1 })
  await deps.sql`
    insert into company_members (company_id, user_id, role, joined_at)
    values (${company.id}, ${staff.id}, 'admin', ${deps.clock.now()})`
  await deps.sql`update sessions set acting_for = ${company.id} where id = ${staff.sessionId}`
  const wrong: string[] = []
  for (const { call: known } of handlers.filter((one) => one.call.auth === 'staff')) {
    const { status } = await site.call(known.path, { action: known.action }, { token: staff.token })
    if (status !== 404) wrong.push(`${known.path} ${known.action}`)
  }
  expect(wrong).toEqual([])
})

test('what a member does is the company’s, is told to the owner, and ends with the membership at once', async ({
  site,
  deps,
  given,
}) => {
  const { company, person } = await acting(deps, given, 'editor')
  const advert = await given.advert({ seller: company })
  const by = (who: GivenUser, name: string, fields: object) => {
    const known = allCalls.get(name)
    if (!known) throw new Error(name)
    return makeCall(site, known, fields, { token: who.token })
  }
  const hide = { advertId: String(advert.id), isPublic: '0' }

  expect((await by(person, 'own.setPublic', hide)).body).toMatchObject({ success: true })
  const refused = await by(person, 'own.setPublic', { ...hide, advertId: '2147483647' })
  expect(refused.body).toMatchObject({ code: 'advert_not_found' })
  expect((await by(company, 'members.listMemberActs', {})).body['items']).toMatchObject([
    { username: person.username, act: 'advertHidden', subject: advert.id, times: 1 },
  ])
  expect((await by(company, 'members.listMembers', {})).body['members']).toMatchObject([
    { username: person.username, activeAt: expect.any(String) },
  ])

  await by(company, 'members.removeMember', { memberId: String(person.id) })
  expect((await by(person, 'own.setPublic', hide)).body).toMatchObject({ code: 'advert_not_found' })
  expect((await by(person, 'accounts.validate', {})).body['data']).toMatchObject({
    id: String(person.id),
  })
})

test('the data of a company are exported by its owner alone', async ({ site, deps, given }) => {
  const { company, person } = await acting(deps, given, 'admin')
  const get = async (url: string, { token }: GivenUser) =>
    (await site.send({ method: 'GET', url, cookies: { session: token } })).status
  expect(await get('/my-data.zip', person)).toBe(404)
  expect(await get('/my-data.zip', company)).toBe(200)
})
