import type { Staff } from '#domains/implement.ts'
import type { GivenStaff } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import {
  decideOnPerson,
  findPeople,
  notePerson,
  personPage,
  restorePerson,
  revealContacts,
} from './service.ts'

const as = ({ id, username, roles, sessionId }: GivenStaff): Staff => ({
  ...{ id, username, roles, sessionId },
})

test('a person is found by name, number in any notation, address, id and number of an advert', async ({
  deps,
  given,
}) => {
  const person = await given.user({ accountType: 1, brand: 'Mobila Veche 100%' })
  const email = `${person.username}@exemplu.md`
  await deps.sql`update users set email = ${email} where id = ${person.id}`
  const { id: advertId } = await given.advert({ seller: person })
  await given.user()
  const staff = await given.staff('support')
  const found = async (typed: string) =>
    (await findPeople(deps, staff, typed)).map(({ username }) => username)

  for (const typed of [
    ...[person.username, `@${person.username}`, 'mobila veche', 'VECHE 100%', email],
    ...[
      person.phone,
      `+373 ${person.phone}`,
      `0${person.phone.slice(0, 2)} ${person.phone.slice(2)}`,
    ],
  ])
    expect(await found(typed), typed).toEqual([person.username])
  expect(await found(`#${person.id}`)).toContain(person.username)
  expect(await found(String(advertId))).toContain(person.username)
  for (const typed of ['', 'a', '%', '1_0%', 'nimeni-nicaieri', "' or 1=1 --", '99999999999'])
    expect(await found(typed), typed).toEqual([])
})

test('one page shows what a decision needs, and bills only to who may see money', async ({
  deps,
  given,
}) => {
  const person = await given.user()
  const { id } = await given.advert({ seller: person })
  const moderator = as(await given.staff('moderator'))
  const admin = as(await given.staff('admin'))
  await deps.sql`
    insert into reports (subject, subject_id, visitor, code, created_at) values
      ('advert', ${id}, 'v', 1, now()), ('profile', ${person.id}, 'v', 6, now())`
  await notePerson(deps, moderator, { userId: person.id, text: 'A sunat.' })

  const page = await personPage(deps, moderator, person.id)

  expect(page).toMatchObject({
    person: { id: person.id, restrictions: [], adverts: 1 },
    items: [{ id, status: 'active' }],
    itemCounts: { active: 1 },
    reports: [{ subject: 'profile' }, { subject: 'advert', subjectId: id }],
    bills: null,
    sessions: [{ device: '' }],
    notes: [{ author: moderator.username, text: 'A sunat.' }],
    acts: [{ act: 'person.note', staff: moderator.username }],
    conflict: null,
  })
  expect((await personPage(deps, admin, person.id)).bills).toEqual([])
  await expect(personPage(deps, admin, 2_000_000_000)).toBeRefused('user_not_found')
})

test('nobody decides about themselves, and about a colleague only an admin does', async ({
  deps,
  given,
}) => {
  const [ana, ion] = [as(await given.staff('moderator')), as(await given.staff('moderator'))]
  const admin = as(await given.staff('admin'))
  const ban = { kind: 'ban', reason: 'Fraudă' } as const
  const acts: readonly ((staff: Staff, userId: number) => Promise<unknown>)[] = [
    (staff, userId) => decideOnPerson(deps, staff, { userId, ...ban }),
    (staff, userId) => restorePerson(deps, staff, { userId, reason: 'x' }),
    (staff, userId) => notePerson(deps, staff, { userId, text: 'x' }),
    (staff, userId) => revealContacts(deps, staff, userId),
  ]

  for (const act of acts) {
    await expect(act(ana, ana.id)).toBeRefused('staff_conflict')
    await expect(act(admin, admin.id)).toBeRefused('staff_conflict')
    await expect(act(ana, ion.id)).toBeRefused('staff_of_staff')
  }
  await decideOnPerson(deps, admin, { userId: ion.id, kind: 'warning', reason: 'Grabă' })
  expect(await personPage(deps, ana, ion.id)).toMatchObject({ conflict: 'staff_of_staff' })
  const silent = decideOnPerson(deps, admin, { userId: ana.id, kind: 'warning', reason: ' ' })
  await expect(silent).toBeRefused('reason_required')
})

test('a member looks at thirty contacts an hour and a hundred a day, and a colleague has their own share', async ({
  deps,
  given,
}) => {
  const person = await given.user()
  const [ana, ion] = [as(await given.staff('support')), as(await given.staff('support'))]
  /** Looks until the refusal. */
  const looks = async (): Promise<number> => {
    for (let count = 0; count < 40; count++) {
      const look = await revealContacts(deps, ana, person.id).catch((error: Error) => error)
      if (!(look instanceof Error)) continue
      expect(look).toMatchObject({ code: 'too_many_requests' })
      return count
    }
    return Infinity
  }

  const ofHours = []
  for (let hour = 0; hour < 5; hour++) {
    ofHours.push(await looks())
    deps.clock.advance({ minutes: 60 })
  }

  expect(ofHours).toEqual([30, 30, 30, 10, 0])
  expect(await revealContacts(deps, ion, person.id)).toMatchObject({ phone: person.phone })
  const lines = await deps.sql`
    select from audit_log where act = 'person.reveal' and staff_id = ${ana.id}`
  expect(lines).toHaveLength(100)
})

test('a member searches people a hundred and twenty times an hour', async ({ deps, given }) => {
  const staff = await given.staff('support')
  for (let search = 0; search < 120; search++) await findPeople(deps, staff, '#1')

  await expect(findPeople(deps, staff, '#1')).toBeRefused('too_many_requests')
  expect(await findPeople(deps, staff, '')).toEqual([])
  deps.clock.advance({ minutes: 60 })
  expect(await findPeople(deps, staff, '#0')).toEqual([])
})

test('what concerns somebody whom a member knows is kept from them: neither acts nor the page', async ({
  deps,
  given,
}) => {
  const [ana, ion] = [as(await given.staff('moderator')), as(await given.staff('moderator'))]
  const friend = await given.user()
  await given.advert({ seller: friend })
  await notePerson(deps, ion, { userId: friend.id, text: 'A sunat.' })
  await deps.sql`
    insert into follows (user_id, seller_id, created_at) values (${ana.id}, ${friend.id}, now())`
  const ban = { kind: 'ban', reason: 'Fraudă' } as const
  await decideOnPerson(deps, ion, { userId: friend.id, ...ban })

  const lifting = restorePerson(deps, ana, { userId: friend.id, reason: 'Îl știu.' })
  await expect(lifting).toBeRefused('staff_acquainted')
  await expect(revealContacts(deps, ana, friend.id)).toBeRefused('staff_acquainted')
  const note = notePerson(deps, ana, { userId: friend.id, text: 'Om bun.' })
  await expect(note).toBeRefused('staff_acquainted')
  const none = { items: [], reports: [], sessions: [], notes: [], decisions: [], acts: [] }
  expect(await personPage(deps, ana, friend.id)).toMatchObject({
    ...{ conflict: 'staff_acquainted', person: { username: friend.username }, ...none },
  })
  expect((await personPage(deps, ion, friend.id)).notes).toHaveLength(1)
})
