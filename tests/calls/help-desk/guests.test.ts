import { ticketsPerDay } from '#contract/limits.ts'
import { answerAsStaff } from '#domains/help-desk/service.ts'
import { helpDesk as ro } from '#i18n/ro/help-desk/help-desk.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import { withEmail } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/servers/site.ts'
import {
  freshEmail,
  guestTicket,
  lastSentTo,
  path,
  provedContact,
  sendTicketMails,
  text,
  textsOf,
} from './desk.ts'

test.for(['an e-mail address', 'a phone number'] as const)(
  'a guest opens a ticket with %s that a code has proved, and reads it by a secret link',
  async (kind, { site, deps }) => {
    const contact = kind === 'a phone number' ? freshPhone() : freshEmail()

    const { number, key } = await guestTicket(site, deps, contact)

    expect(number).toMatch(/^GS-\d{8}-\d{4}$/)
    expect(await textsOf(site, key)).toEqual([text])
    expect(await textsOf(site, number), 'the number gives no access').toEqual([])
  },
)

test.for(['an e-mail address', 'a phone number'] as const)(
  'what was written as a guest with %s stands among the own tickets of its account, and of no other',
  async (kind, { site, deps, given }) => {
    const [user, other] = [await given.user(), await given.user()]
    const contact = kind === 'a phone number' ? user.phone : await withEmail(deps, user)
    const { number } = await guestTicket(site, deps, contact)
    const numbersOf = async ({ token }: { readonly token: string }) =>
      (await site.call(path, { action: 'listTickets' }, { token })).body['items']

    expect(await numbersOf(user)).toMatchObject([{ number }])
    expect(await textsOf(site, number, user.token)).toEqual([text])
    const answer = { action: 'answerTicket', ticket: number, text: 'Acum vine.' }
    const { body } = await site.call(path, answer, user)
    expect(body).toMatchObject({ success: true, number })
    expect(await numbersOf(other)).toEqual([])
    expect(await textsOf(site, number, other.token)).toEqual([])
  },
)

test('without the code nothing is opened, and a proof opens one ticket', async ({ site, deps }) => {
  const token = await site.visitorToken()
  const contact = freshEmail()
  const sent = await site.call(path, { action: 'sendContactCode', contact }, { token })
  const fields = { action: 'openTicket', topic: 'other', text, proof: sent.body['proof'] }

  const early = await site.call(path, fields, { token })
  expect(early.body).toMatchObject({ success: false, code: 'contact_unproved' })

  const proved = await provedContact(site, deps, contact)
  const twice = { ...fields, proof: proved.proof }
  expect((await site.call(path, twice, { token })).body).toMatchObject({ success: true })
  expect((await site.call(path, twice, { token })).body).toMatchObject({ code: 'contact_unproved' })
})

test('a code has three tries, and those of others do not use up one’s own', async ({
  site,
  deps,
}) => {
  const contact = freshEmail()
  const token = await site.visitorToken()
  const ask = async () =>
    String((await site.call(path, { action: 'sendContactCode', contact }, { token })).body['proof'])
  const attacked = await ask()
  const guess = (proof: string, code: string) =>
    site.call(path, { action: 'checkContactCode', proof, code }, { token })
  for (const code of ['00000', '11111', '22222']) await guess(attacked, code)
  expect((await guess(attacked, '33333')).body).toMatchObject({ code: 'code_spent' })

  const own = await ask()
  const [code = ''] = /\d{5}/.exec(await lastSentTo(deps, contact)) ?? []
  expect((await guess(own, `${code.slice(0, 2)} ${code.slice(2)}`)).body).toMatchObject({
    success: true,
  })
})

test('one network cannot use up the mails to an address', async ({ site }) => {
  const contact = freshEmail()
  const ask = async (from: string) => {
    const token = await site.visitorToken()
    const fields = { action: 'sendContactCode', contact }
    return (await site.call(path, fields, { token, from })).body['success']
  }
  for (let time = 0; time < 8; time += 1) await ask('203.0.113.7')

  expect(await ask('203.0.113.7')).toBe(false)
  expect(await ask('198.51.100.9')).toBe(true)
})

test('what is no contact is refused at its field', async ({ site }) => {
  const token = await site.visitorToken()
  for (const contact of ['', 'ana@', '90012345', '800 12345', '12']) {
    const { body } = await site.call(path, { action: 'sendContactCode', contact }, { token })
    expect(body, contact).toMatchObject({ code: 'contact_invalid', type: 'contact' })
  }
})

test('a contact has a budget of tickets of its own', async ({ site, deps }) => {
  const contact = freshEmail()
  const open = async () => {
    // A proof for each, past the limit of mails to one address.
    await deps.sql`delete from attempts where key like 'mail:%'`
    const { token, proof } = await provedContact(site, deps, contact)
    return (await site.call(path, { action: 'openTicket', topic: 'other', text, proof }, { token }))
      .body
  }
  for (let time = 0; time < ticketsPerDay; time += 1)
    expect(await open()).toMatchObject({ success: true })

  expect(await open()).toMatchObject({ code: 'too_many_requests' })
  expect((await guestTicket(site, deps, freshEmail())).number).toMatch(/^GS-/)
})

test('an SMS tells a guest by phone where the ticket is', async ({ site, deps }) => {
  const phone = freshPhone()
  const { number, key } = await guestTicket(site, deps, phone)
  await sendTicketMails(deps)

  const sms = await lastSentTo(deps, phone)
  expect(sms).toContain(number)
  expect(sms).toContain(`/ticket/${key}`)
})

test('an SMS comes when its provider is back, however often it was tried', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const { key } = await guestTicket(site, deps, phone)
  const sms = async () => 'failed' as const
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sendTicketMails({ ...deps, messenger: { ...deps.messenger, sms } })
    deps.clock.advance({ minutes: 2 })
  }
  await sendTicketMails(deps)

  expect(await lastSentTo(deps, phone)).toContain(`/ticket/${key}`)
})

test('an SMS beyond those of the day is sent the day after, and spends no codes', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const { number } = await guestTicket(site, deps, phone)
  const codes = () =>
    deps.sql`select key, points from attempts where key like 'code:%' order by key`
  const before = await codes()
  // The first SMS says that the ticket is open.
  for (let time = 0; time < 4; time += 1) await answerAsStaff(deps, number, `Răspuns ${time}`)
  const countSms = async () => {
    const [row] = await deps.sql<{ n: number }[]>`
      select count(*)::int as n from outbox
      where recipient like ${`%${phone}`} and body like '%/ticket/%'`
    return row?.n
  }

  await sendTicketMails(deps)
  expect(await countSms()).toBe(4)
  await sendTicketMails(deps)
  expect(await countSms()).toBe(4)
  const dayAfter = new Date(deps.clock.now().getTime() + 25 * 60 * 60_000)
  await sendTicketMails({ ...deps, clock: { now: () => dayAfter } })

  expect(await countSms()).toBe(5)
  expect([...(await codes())]).toEqual([...before])
})

test('without JavaScript pictures by mail are offered to those alone who have an address', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const url = '/help-desk?topic=code&step=write'
  const read = async (token?: string) =>
    (await site.send({ method: 'GET', url, ...(token && { cookies: { session: token } }) })).text
  const { photosWithoutScript } = ro.form

  expect(await read()).not.toContain(photosWithoutScript)
  expect(await read(user.token)).not.toContain(photosWithoutScript)
  await withEmail(deps, user)
  expect(await read(user.token)).toContain(photosWithoutScript)
})

test('without JavaScript a guest gets through the step of the code, and loses nothing', async ({
  site,
  deps,
}) => {
  const contact = freshEmail()
  const post = (fields: Record<string, string>) =>
    site.send({
      method: 'POST',
      url: '/help-desk?topic=code&step=write',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const typed = { topic: 'code', text, advert: '', contact }

  const short = await post({ ...typed, text: 'Nu' })
  expect(short.status).toBe(422)
  expect(short.text).toContain('Scrie cel puțin 10 caractere.')
  expect(short.text).toContain(contact)

  const asked = await post(typed)
  expect(asked.status).toBe(200)
  expect(asked.text).toContain(text)
  const [, proof = ''] = /name="proof" value="([^"]+)"/.exec(asked.text) ?? []
  const wrong = await post({ ...typed, proof, code: 'abcde' })
  expect(wrong.text).toContain(text)
  const [code = ''] = /\d{5}/.exec(await lastSentTo(deps, contact)) ?? []
  const done = await post({ ...typed, proof, code })

  expect(done.status).toBe(302)
  const page = await site.send({ method: 'GET', url: String(done.headers['location']) })
  expect(page.text).toContain(text)
  expect(page.headers['cache-control']).toContain('no-store')
})
