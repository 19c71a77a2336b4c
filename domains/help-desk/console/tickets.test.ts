import { expect, test } from '#tests/support/test.ts'
import type { World } from '#tests/support/test.ts'
import { answerAsStaff, solveTicket, takeOver } from '../staff/service.ts'
import { ticketOnDesk, ticketsOnDesk, workOnTicket } from './service.ts'

type Deps = World['deps']

let made = 0

async function opened(
  { sql, clock }: Deps,
  {
    userId = null,
    email = '',
    phone = '',
  }: { userId?: number | null; email?: string; phone?: string },
): Promise<string> {
  const number = `GS-20261124-${String(++made).padStart(4, '0')}`
  await sql`
    insert into tickets (number, user_id, email, phone, language, topic, link_key, opened_at, changed_at)
    values (${number}, ${userId}, ${email}, ${phone}, 'ro', 'login', gen_random_uuid(), ${clock.now()}, ${clock.now()})`
  return number
}

test('a ticket is answered by one member at a time, and each act leaves a line', async ({
  deps,
  given,
}) => {
  const [ana, ion] = [await given.staff('support'), await given.staff('support')]
  const person = await given.user()
  const number = await opened(deps, { userId: person.id })
  const take = { number, act: 'ticket.take' } as const
  await workOnTicket(deps, ana, take, (alongside) => takeOver(deps, number, alongside))

  const answer = (staff: typeof ana) =>
    workOnTicket(deps, staff, { number, act: 'ticket.answer', isLast: true }, (alongside) =>
      answerAsStaff(deps, number, 'Bună ziua!', alongside),
    )
  await expect(answer(ion)).toBeRefused('staff_claimed')
  expect((await ticketOnDesk(deps, ion, number)).claimedBy).toBe(ana.username)
  await answer(ana)

  expect(await ticketOnDesk(deps, ion, number)).toMatchObject({
    ...{ state: 'waiting', claimedBy: null, person: `@${person.username}` },
    messages: [{ author: 'staff', text: 'Bună ziua!' }],
  })
  const lines = await deps.sql`
    select act from audit_log where subject_kind = 'ticket' and staff_id = ${ana.id} order by id`
  expect(lines).toEqual([{ act: 'ticket.take' }, { act: 'ticket.answer' }])
})

test('nobody answers their own ticket, and contacts of guests are masked', async ({
  deps,
  given,
}) => {
  const ana = await given.staff('support')
  const own = await opened(deps, { userId: ana.id })
  const guest = await opened(deps, { email: 'maria@exemplu.md' })

  const solving = workOnTicket(deps, ana, { number: own, act: 'ticket.solve' }, (alongside) =>
    solveTicket(deps, own, alongside),
  )

  await expect(solving).toBeRefused('staff_conflict')
  const waiting = await ticketsOnDesk(deps, ana)
  expect(waiting.find(({ number }) => number === guest)?.person).toBe('m•••@exemplu.md')
})

test('who cannot log in is known by the contact that they proved, with the state of the account', async ({
  deps,
  given,
}) => {
  const ana = await given.staff('support')
  const person = await given.user({ status: 'banned' })
  const mailing = await given.user({ status: 'banned' })
  await deps.sql`update users set email = 'ion@exemplu.md' where id = ${mailing.id}`
  const accountOf = async (contact: { phone?: string; email?: string }) =>
    (await ticketOnDesk(deps, ana, await opened(deps, contact))).account

  const { id, username } = person
  expect(await accountOf({ phone: person.phone })).toEqual({ id, username, status: 'banned' })
  expect(await accountOf({ email: 'ion@exemplu.md' })).toMatchObject({ id: mailing.id })
  expect(await accountOf({ email: 'nimeni@exemplu.md' })).toBeNull()
})

test('nobody answers what they have asked without logging in', async ({ deps, given }) => {
  const ana = await given.staff('support')
  const [{ phone = '' } = {}] = await deps.sql`select phone from users where id = ${ana.id}`
  const own = await opened(deps, { phone })
  const work = { number: own, act: 'ticket.solve' } as const

  const solving = workOnTicket(deps, ana, work, (alongside) => solveTicket(deps, own, alongside))

  await expect(solving).toBeRefused('staff_conflict')
  expect(await ticketOnDesk(deps, ana, own)).toMatchObject({ isConflict: true, messages: [] })
})

test('an act that is refused leaves no line', async ({ deps, given }) => {
  const ana = await given.staff('support')
  const number = await opened(deps, { email: 'ion@exemplu.md' })
  await deps.sql`update tickets set state = 'closed' where number = ${number}`

  const solving = workOnTicket(deps, ana, { number, act: 'ticket.solve' }, (alongside) =>
    solveTicket(deps, number, alongside),
  )

  await expect(solving).toBeRefused('ticket_move_refused')
  expect(await deps.sql`select from audit_log where staff_id = ${ana.id}`).toHaveLength(0)
})

test('the ticket of somebody whom a member knows is read and answered by a colleague', async ({
  deps,
  given,
}) => {
  const [ana, ion] = [await given.staff('support'), await given.staff('support')]
  const friend = await given.user()
  const { id: advertId } = await given.advert({ seller: friend })
  await given.message({ to: { advertId }, author: ana })
  const number = await opened(deps, { userId: friend.id })
  const answer = (staff: typeof ana) =>
    workOnTicket(deps, staff, { number, act: 'ticket.answer', isLast: true }, (alongside) =>
      answerAsStaff(deps, number, 'Bună ziua!', alongside),
    )

  await expect(answer(ana)).toBeRefused('staff_acquainted')
  await answer(ion)

  expect(await ticketOnDesk(deps, ana, number)).toMatchObject({ isConflict: true, messages: [] })
  expect((await ticketOnDesk(deps, ion, number)).messages).toHaveLength(1)
})
