import { answerAsStaff, closeTicket, solveTicket } from '#domains/help-desk/service.ts'
import { cleanUpTickets, ticketsDataOf } from '#domains/help-desk/cleanup/service.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { withEmail } from '#tests/support/market/searches.ts'
import { expect, test, type Site } from '#tests/support/servers/site.ts'
import { freshEmail, guestTicket, openedOf, path, text, textsOf, userTicket } from './desk.ts'

const jpeg = await smallPhoto('jpeg')

function act(site: Site, token: string, fields: object) {
  return site.call(path, fields, { token })
}

async function uploaded(site: Site, fields: Record<string, string>): Promise<string> {
  const { body } = await site.upload({ action: 'uploadTicketPhoto', ...fields }, [jpeg], path)
  return String(body['image'])
}

test('a user needs no code, and finds the ticket in the list', async ({ site, given }) => {
  const user = await given.user()
  const { number, key } = await userTicket(site, user)

  expect(key).toBe(number)
  const { body } = await act(site, user.token, { action: 'listTickets' })
  expect(body).toMatchObject({ count: 1, items: [{ number, state: 'new', topic: 'login' }] })
})

test('an own advert can be named in any state, another’s only if it was public', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const own = await given.advert({ seller: user, status: 'rejected' })
  const hidden = await given.advert({ status: 'draft' })
  const open = (advert: string) =>
    act(site, user.token, { action: 'openTicket', topic: 'rejected', text, advert })

  expect((await open(String(own.id))).body).toMatchObject({ success: true })
  expect((await open(`https://gasit.md/advert/${(await given.advert()).id}`)).body).toMatchObject({
    success: true,
  })
  expect((await open(String(hidden.id))).body).toMatchObject({
    ...{ code: 'advert_not_found', type: 'advert' },
  })
})

test('tickets and their pictures are out of reach of strangers and of other users', async ({
  site,
  deps,
  given,
}) => {
  const [owner, other] = [await given.user(), await given.user()]
  const photo = await uploaded(site, { token: owner.token })
  const { number } = await userTicket(site, owner, { photos: [photo] })
  const guest = await guestTicket(site, deps, freshEmail())
  const [id] = guest.key.split('.')
  const visitor = await site.visitorToken()
  const wrongLinks = [
    ...[number, guest.number, `${id}.`, `${id}.${'a'.repeat(43)}`, `${guest.key}a`],
    ...[
      guest.key.slice(0, -1),
      guest.key.replace(/^\d+/, String(Number(id) + 1)),
      '1',
      "1' or 1=1",
    ],
    ...[number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), '%', '..'],
  ]

  for (const token of [visitor, other.token, undefined]) {
    for (const ticket of wrongLinks) {
      const seen = await site.call(path, { action: 'getTicket', ticket }, { token })
      expect(seen.body, ticket).toMatchObject({ success: false, code: 'ticket_not_found' })
    }
  }
  for (const token of [visitor, other.token]) {
    for (const action of ['answerTicket', 'solveTicket', 'rateTicket']) {
      const fields = { action, ticket: number, text: 'Bună', score: '5' }
      expect((await act(site, token, fields)).body).toMatchObject({ code: 'ticket_not_found' })
    }
    expect(await uploaded(site, { token, ticket: number })).toBe('undefined')
  }
  const open = async (ticket: string, cookies: Record<string, string> = {}) => {
    const files = [
      `/ticket/${ticket}/photos/${photo}-400.webp`,
      `/ticket/${ticket}/photos/${photo}-1600.webp`,
    ]
    const seen = await Promise.all(files.map((url) => site.send({ method: 'GET', url, cookies })))
    return seen.map(({ status }) => status)
  }
  expect(await open(number, { session: owner.token })).toEqual([200, 200])
  expect(await open(number, { session: other.token })).toEqual([404, 404])
  expect(await open(number)).toEqual([404, 404])
  // Of another ticket, to which the caller has the link.
  expect(await open(guest.key)).toEqual([404, 404])
  const stored = await site.send({ method: 'GET', url: `/files/tickets/${photo}-1600.webp` })
  expect(stored.status).toBe(404)
})

test('nobody sends another’s picture, or what is none', async ({ site, given }) => {
  const [owner, thief] = [await given.user(), await given.user()]
  const photo = await uploaded(site, { token: owner.token })
  const stolen = { action: 'openTicket', topic: 'other', text, photos: [photo] }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const sent = { action: 'uploadTicketPhoto', token: owner.token }

  expect((await act(site, thief.token, stolen)).body).toMatchObject({ code: 'image_unreadable' })
  expect((await site.upload(sent, [svg], path)).body).toMatchObject({ code: 'image_unreadable' })
  const many = { ...stolen, photos: Array.from({ length: 6 }, () => photo) }
  expect((await act(site, owner.token, many)).body).toMatchObject({ success: false })
})

test('an answer of the staff is told, and one of the person opens a solved ticket again', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const { number } = await userTicket(site, user)
  await answerAsStaff(deps, number, 'Încercați acum.')
  const told = await act(site, user.token, { action: 'getTicket', ticket: number })
  expect(told.body).toMatchObject({ ticket: { state: 'waiting' } })
  expect(await textsOf(site, number, user.token)).toEqual([text, 'Încercați acum.'])

  await solveTicket(deps, number)
  const photo = await uploaded(site, { token: user.token, ticket: number })
  const answer = { action: 'answerTicket', ticket: number, text: 'Tot nu.', photos: [photo] }
  expect((await act(site, user.token, answer)).body).toMatchObject({ success: true, number })
  const { body } = await act(site, user.token, { action: 'getTicket', ticket: number })
  expect(body).toMatchObject({ ticket: { state: 'open', messages: [{}, {}, { photos: [photo] }] } })
})

test('a user is notified of an answer until the ticket is opened', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const { number } = await userTicket(site, user)
  await answerAsStaff(deps, number, 'Prima.')
  await answerAsStaff(deps, number, 'A doua.')
  const list = async () => {
    const fields = { action: 'listNotifications' }
    return (await site.call('/users/notifications.php', fields, { token: user.token })).body
  }
  const notice = { kind: 'ticket', title: number, address: `/my-tickets/${number}` }
  expect(await list()).toMatchObject({ count: 1, items: [{ ...notice, isRead: false }] })

  await act(site, user.token, { action: 'getTicket', ticket: number })
  expect(await list()).toMatchObject({ items: [{ ...notice, isRead: true }] })
})

test('an answer to a closed ticket opens one that follows it', async ({ site, deps }) => {
  const first = await guestTicket(site, deps, freshEmail())
  await closeTicket(deps, first.number)
  const token = await site.visitorToken()
  const answer = { action: 'answerTicket', ticket: first.key, text: 'Mai am o întrebare.' }

  const next = openedOf(await act(site, token, answer))

  expect(next.number).not.toBe(first.number)
  expect(await textsOf(site, next.key)).toEqual(['Mai am o întrebare.'])
  const { body } = await act(site, token, { action: 'getTicket', ticket: next.key })
  expect(body).toMatchObject({ ticket: { follows: first.number, topic: 'code', state: 'new' } })
})

test('the help is rated once, and only when it is over', async ({ site, deps }) => {
  const { number, key } = await guestTicket(site, deps, freshEmail())
  const token = await site.visitorToken()
  const rate = (score: string) =>
    act(site, token, { action: 'rateTicket', ticket: key, score, text: 'Repede.' })

  expect((await rate('5')).body).toMatchObject({ code: 'ticket_move_refused' })
  await solveTicket(deps, number)
  expect((await rate('6')).body).toMatchObject({ success: false, code: 'bad_input' })
  expect((await rate('4')).body).toMatchObject({ success: true })
  expect((await rate('1')).body).toMatchObject({ code: 'ticket_rated' })
})

test('a solved ticket is closed after a week, and a closed one deleted after a year', async ({
  site,
  deps,
  given,
}) => {
  const { number } = await userTicket(site, await given.user())
  await solveTicket(deps, number)
  const stateAfterDays = async (days: number) => {
    const now = () => new Date(deps.clock.now().getTime() + days * 86_400_000)
    await cleanUpTickets({ ...deps, clock: { now } })
    const [row] = await deps.sql<{ state: string }[]>`
      select state from tickets where number = ${number}`
    return row?.state ?? 'deleted'
  }

  expect(await stateAfterDays(6)).toBe('solved')
  expect(await stateAfterDays(8)).toBe('closed')
  expect(await stateAfterDays(8 + 364)).toBe('closed')
  expect(await stateAfterDays(8 + 366)).toBe('deleted')
})

test.for([
  { state: 'waiting', days: 30 },
  { state: 'new', days: 365 },
  { state: 'open', days: 365 },
])(
  'a ticket that is $state is closed after $days days in which nothing happened',
  async ({ state, days }, { site, deps, given }) => {
    const { number } = await userTicket(site, await given.user())
    await deps.sql`update tickets set state = ${state} where number = ${number}`
    const stateAfterDays = async (count: number) => {
      const now = () => new Date(deps.clock.now().getTime() + count * 86_400_000)
      await cleanUpTickets({ ...deps, clock: { now } })
      const [row] = await deps.sql`select state from tickets where number = ${number}`
      return row?.['state']
    }

    expect(await stateAfterDays(days - 1)).toBe(state)
    expect(await stateAfterDays(days + 1)).toBe('closed')
  },
)

test('tickets that a user opened as a guest with the same contact are among the own data', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const byMail = await guestTicket(site, deps, await withEmail(deps, user))
  const own = await userTicket(site, user)
  await guestTicket(site, deps, freshEmail())

  const numbers = (await ticketsDataOf(deps, user.id)).map(({ number }) => number)
  expect(numbers).toEqual([byMail.number, own.number])
})

test('an erased account takes its tickets and their pictures along; before, it can export them', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const photo = await uploaded(site, { token: user.token })
  const { number } = await userTicket(site, user, { photos: [photo] })
  const zip = await site.send({
    ...{ method: 'GET', url: '/my-data.zip', cookies: { session: user.token } },
  })
  expect(zip.text).toContain('tickets.json')
  expect(zip.text).toContain(`tickets/${photo}-1600.webp`)

  const past = new Date(deps.clock.now().getTime() - 30 * 86_400_000)
  await deps.sql`update users set status = 'deleted', deleted_at = ${past} where id = ${user.id}`
  await eraseExpired(deps)
  const later = { now: () => new Date(deps.clock.now().getTime() + 2 * 86_400_000) }
  await cleanUpTickets({ ...deps, clock: later })

  expect(await deps.sql`select 1 from tickets where number = ${number}`).toHaveLength(0)
  expect(await deps.storage.read(`tickets/${photo}-1600.webp`)).toBeNull()
})
