import type { Staff } from '#domains/implement.ts'
import type { GivenStaff } from '#tests/support/builders.ts'
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
  const found = async (typed: string) =>
    (await findPeople(deps, typed)).map(({ username }) => username)

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
  const all = (staff: Staff, userId: number) => [
    decideOnPerson(deps, staff, { userId, ...ban }),
    restorePerson(deps, staff, { userId, reason: 'x' }),
    notePerson(deps, staff, { userId, text: 'x' }),
    revealContacts(deps, staff, userId),
  ]

  for (const tried of all(ana, ana.id)) await expect(tried).toBeRefused('staff_conflict')
  for (const tried of all(admin, admin.id)) await expect(tried).toBeRefused('staff_conflict')
  for (const tried of all(ana, ion.id)) await expect(tried).toBeRefused('staff_of_staff')
  await decideOnPerson(deps, admin, { userId: ion.id, kind: 'warning', reason: 'Grabă' })
  expect(await personPage(deps, ana, ion.id)).toMatchObject({ conflict: 'staff_of_staff' })
  const silent = decideOnPerson(deps, admin, { userId: ana.id, kind: 'warning', reason: ' ' })
  await expect(silent).toBeRefused('reason_required')
})
