import {
  answerAsStaff,
  closeTicket,
  decideHeldMail,
  solveTicket,
} from '#domains/help-desk/service.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { withEmail } from '#tests/support/market/searches.ts'
import { expect, inboundSecret, test } from '#tests/support/servers/site.ts'
import { rawMail, signatureOf } from '../../mails/raw-mail.ts'
import {
  countSent,
  freshEmail,
  guestTicket,
  lastSentTo,
  postMail,
  replyAddressOf,
  sendTicketMails,
  textsOf,
  text,
  userTicket,
} from './desk.ts'

test('an answer of the staff goes out by mail, and one by mail comes into the ticket', async ({
  site,
  deps,
}) => {
  const email = freshEmail()
  const { number, key } = await guestTicket(site, deps, email)
  await answerAsStaff(deps, number, 'Ce telefon aveți?')
  const to = await replyAddressOf(deps, email)
  const sent = await lastSentTo(deps, email)
  expect(sent).toContain('Ce telefon aveți?')
  expect(sent).toContain(`Re: [${number}]`)

  const { body } = await postMail(site, deps, {
    from: `"Ana" <${email.toUpperCase()}>`,
    to,
    text: `Samsung.\n\nÎn lun., 23 nov. 2026 la 14:05, Găsit <${to}> a scris:\n\n${sent.replaceAll(/^/gm, '> ')}`,
  })

  expect(body).toMatchObject({ success: true, outcome: 'added' })
  expect(await textsOf(site, key)).toEqual([text, 'Ce telefon aveți?', 'Samsung.'])
})

test('a user answers by the address of the account', async ({ site, deps, given }) => {
  const user = await given.user()
  const email = await withEmail(deps, user)
  const { number } = await userTicket(site, user)
  const to = await replyAddressOf(deps, email)

  await postMail(site, deps, { from: email, to, text: 'Mulțumesc!' })

  expect(await textsOf(site, number, user.token)).toEqual([text, 'Mulțumesc!'])
})

test('a banned user gets the answer by mail too, a deleted one does not', async ({
  site,
  deps,
  given,
}) => {
  for (const status of ['banned', 'deleted']) {
    const user = await given.user()
    const email = await withEmail(deps, user)
    const { number } = await userTicket(site, user)
    await deps.sql`update users set status = ${status} where id = ${user.id}`
    await answerAsStaff(deps, number, 'Contul rămâne blocat.')
    await sendTicketMails(deps)

    const sent = await lastSentTo(deps, email)
    expect(sent.includes('Contul rămâne blocat.'), status).toBe(status === 'banned')
  }
})

test('a mail finds its ticket by the mail that it answers, where the address is lost', async ({
  site,
  deps,
}) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const [mail] = await deps.sql<{ key: string }[]>`
    select m.key::text from ticket_mails m join tickets t on t.id = m.ticket_id where t.email = ${email}`
  const headers = { 'In-Reply-To': `<${mail?.key}@gasit.md>` }

  await postMail(site, deps, { from: email, to: 'help@gasit.md', text: 'Alo?', headers })

  expect(await textsOf(site, key)).toEqual([text, 'Alo?'])
})

test('a mail is read once, however often it is brought', async ({ site, deps }) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const raw = rawMail({ from: email, to, text: 'O dată.' })

  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () => (await postMail(site, deps, raw)).body['outcome']),
  )

  expect(outcomes.toSorted()).toEqual(['added', 'repeated', 'repeated', 'repeated'])
  expect(await textsOf(site, key)).toEqual([text, 'O dată.'])
})

test('a mail without a good and recent signature is refused', async ({ site, deps }) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const raw = rawMail({ from: email, to: await replyAddressOf(deps, email), text: 'Falsă.' })
  const at = deps.clock.now()
  const minutes = (count: number) => new Date(at.getTime() + count * 60_000)
  const forged = [
    { ...signatureOf(raw, { secret: 'another key that is just as long as it', at }) },
    { ...signatureOf(Buffer.concat([raw, Buffer.from(' ')]), { secret: inboundSecret, at }) },
    { ...signatureOf(raw, { secret: inboundSecret, at: minutes(-6) }) },
    { ...signatureOf(raw, { secret: inboundSecret, at: minutes(6) }) },
    { 'x-mail-signature': '' },
    { 'x-mail-signature': 'sha256=' },
    { 'x-mail-timestamp': '' },
    { 'x-mail-timestamp': String(Math.floor(at.getTime() / 1_000) - 1) },
  ]

  for (const headers of forged) {
    const { status, body } = await postMail(site, deps, raw, headers)
    expect(status, JSON.stringify(headers)).toBe(401)
    expect(body).toMatchObject({ code: 'mail_unsigned' })
  }
  expect(await textsOf(site, key)).toEqual([text])
})

test('a mail that is too large is refused, and what is no mail changes nothing', async ({
  site,
  deps,
}) => {
  const huge = Buffer.alloc(20 * 1024 * 1024 + 1, 'a')
  expect((await postMail(site, deps, huge)).status).toBe(413)

  const garbage = Buffer.from([0, 255, 10, 13, 58, 0, 1, 2, 3])
  expect((await postMail(site, deps, garbage)).body).toMatchObject({ outcome: 'automatic' })
})

test('answers in absence, bounces and lists are not read', async ({ site, deps }) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const automatic = [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { Precedence: 'auto_reply' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { headers: { 'List-Id': '<news.example.md>' } },
    { headers: { 'Return-Path': '<>' } },
    { from: 'MAILER-DAEMON@mx.example.md' },
    { from: 'postmaster@example.md' },
    { from: '' },
    { subject: 'Răspuns automat: sunt în concediu' },
    { subject: 'Автоответ: я в отпуске' },
    { subject: 'Out of office' },
  ]

  for (const parts of automatic) {
    const { body } = await postMail(site, deps, { from: email, to, text: 'Revin luni.', ...parts })
    expect(body, JSON.stringify(parts)).toMatchObject({ outcome: 'automatic' })
  }
  expect(await textsOf(site, key)).toEqual([text])
})

test('no mail that comes makes one go out, so none can go round', async ({ site, deps }) => {
  const email = freshEmail()
  const { number, key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const before = await countSent(deps)
  const answer = () => postMail(site, deps, { from: email, to, text: 'Sunt în concediu.' })

  for (let time = 0; time < 3; time += 1) await answer()
  await closeTicket(deps, number)
  await answer()
  await postMail(site, deps, { from: freshEmail(), to, text: 'Altcineva.' })
  await postMail(site, deps, { from: freshEmail(), to: 'help@gasit.md', text: 'Nimic.' })
  await sendTicketMails(deps)

  expect(await countSent(deps)).toBe(before)
  expect(await textsOf(site, key)).toHaveLength(4)
})

test('a flood of mails to a ticket ends, and the mail server is told to wait', async ({
  site,
  deps,
}) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const statuses: number[] = []
  for (let time = 0; time < 32; time += 1)
    statuses.push((await postMail(site, deps, { from: email, to, text: `Mail ${time}` })).status)

  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(30)).toEqual([429, 429])
  expect(await textsOf(site, key)).toHaveLength(31)
})

test('a mail of somebody else is held until the staff decide', async ({ site, deps }) => {
  const email = freshEmail()
  const { number, key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const post = async (said: string) =>
    (await postMail(site, deps, { from: freshEmail(), to, text: said })).body['outcome']
  expect(await post('De pe altă adresă.')).toBe('held')
  expect(await post('Spam.')).toBe('held')
  expect(await textsOf(site, key)).toEqual([text])

  const held = await deps.sql<{ id: number }[]>`
    select m.id from ticket_messages m join tickets t on t.id = m.ticket_id
    where t.number = ${number} and m.held_from <> '' order by m.id`
  await decideHeldMail(deps, held[0]?.id ?? 0, 'accept')
  await decideHeldMail(deps, held[1]?.id ?? 0, 'drop')

  expect(await textsOf(site, key)).toEqual([text, 'De pe altă adresă.'])
  await expect(decideHeldMail(deps, held[0]?.id ?? 0, 'accept')).toBeRefused('message_not_held')
})

test('an address with another signature leads to no ticket', async ({ site, deps }) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const wrong = [
    to.replace(/-[\da-f]{24}@/, `-${'0'.repeat(24)}@`),
    to.replace(/\+\d+-/, '+1-'),
    'help@gasit.md',
    `help+17@gasit.md`,
  ]

  for (const address of wrong) {
    const { body } = await postMail(site, deps, { from: email, to: address, text: 'Alo?' })
    expect(body, address).toMatchObject({ outcome: 'unknown' })
  }
  // Some servers change the case of letters.
  await postMail(site, deps, { from: email, to: to.toUpperCase(), text: 'Da.' })
  expect(await textsOf(site, key)).toEqual([text, 'Da.'])
})

test('pictures of a mail are re-encoded, other files left out', async ({ site, deps }) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const files = [
    { type: 'image/jpeg', bytes: await smallPhoto('jpeg') },
    { type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    { type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
  ]
  await postMail(site, deps, { from: email, to, text: 'Iată.', files })

  const [row] = await deps.sql<{ photos: string[]; leftOut: number }[]>`
    select m.photos, m.left_out from ticket_messages m join tickets t on t.id = m.ticket_id
    where t.email = ${email} order by m.id desc limit 1`
  expect(row?.leftOut).toBe(2)
  const url = `/ticket/${key}/photos/${row?.photos[0]}-1600.webp`
  const { status, headers } = await site.send({ method: 'GET', url })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/webp')
})

test('a mail to a closed ticket opens one that follows it', async ({ site, deps }) => {
  const email = freshEmail()
  const { number, key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  await closeTicket(deps, number)

  await postMail(site, deps, { from: email, to, text: 'A apărut iar.' })

  expect(await textsOf(site, key)).toEqual([text])
  const rows = await deps.sql<{ state: string; text: string }[]>`
    select n.state, m.text from tickets t
    join tickets n on n.follows_id = t.id
    join ticket_messages m on m.ticket_id = n.id
    where t.number = ${number}`
  expect([...rows]).toEqual([{ state: 'new', text: 'A apărut iar.' }])
})

test('whoever is asked whether the help was good gets there from the mail', async ({
  site,
  deps,
}) => {
  const email = freshEmail()
  const { number } = await guestTicket(site, deps, email)
  await solveTicket(deps, number)
  await sendTicketMails(deps)
  const [, path = ''] = /https?:\/\/[^/]+(\/ticket\/\S+)/.exec(await lastSentTo(deps, email)) ?? []

  const rated = await site.send({
    method: 'POST',
    url: path,
    payload: 'intent=rate&score=5&text=Repede',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  expect(rated.status).toBe(302)
  const [row] = await deps.sql`select score, score_text from tickets where number = ${number}`
  expect(row).toMatchObject({ score: 5, scoreText: 'Repede' })
})
