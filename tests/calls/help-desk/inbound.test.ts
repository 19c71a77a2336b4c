import type { Deps } from '#domains/deps.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '#tests/support/servers/site.ts'
import { rawMail } from '../../mails/raw-mail.ts'
import { freshEmail, guestTicket, postMail, replyAddressOf, text, textsOf } from './desk.ts'

/** Uses a budget up for an hour. */
async function useUp({ sql, tokens, clock }: Deps, key: string): Promise<string> {
  const sealed = `${key.split(':', 1)[0]}:${tokens.digest(`limit:${key}`)}`
  const expiresAt = new Date(clock.now().getTime() + 3_600_000)
  await sql`
    insert into attempts (key, points, expires_at) values (${sealed}, 1000, ${expiresAt})
    on conflict (key) do update set points = 1000, expires_at = excluded.expires_at`
  return sealed
}

test('a mail whose pictures are too many for this hour is brought again, and then read whole', async ({
  site,
  deps,
}) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const [ticket] = await deps.sql<{ id: number }[]>`select id from tickets where email = ${email}`
  const files = [{ type: 'image/jpeg', bytes: await smallPhoto('jpeg') }]
  const mail = rawMail({ from: email, to, text: 'Iată poza.', files })
  const budget = await useUp(deps, `ticket-photo:ticket:${ticket?.id}`)

  expect((await postMail(site, deps, mail)).status).toBe(429)
  expect(await textsOf(site, key)).toEqual([text])
  await deps.sql`delete from attempts where key = ${budget}`
  expect((await postMail(site, deps, mail)).body).toMatchObject({ outcome: 'added' })

  const [message] = await deps.sql`
    select cardinality(photos) as photos, left_out from ticket_messages
    where ticket_id = ${ticket?.id ?? 0} order by id desc limit 1`
  expect(message).toMatchObject({ photos: 1, leftOut: 0 })
})

test('a mail over the limit of messages stores no pictures', async ({ site, deps }) => {
  const email = freshEmail()
  await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const files = [{ type: 'image/jpeg', bytes: await smallPhoto('jpeg') }]
  await useUp(deps, `ticket-message:${email}`)
  const countPhotos = async () => (await deps.sql`select 1 from ticket_photos`).length
  const before = await countPhotos()

  expect((await postMail(site, deps, { from: email, to, text: 'Iată.', files })).status).toBe(429)

  expect(await countPhotos()).toBe(before)
})

test('a mail whose time is not signed is refused before its body is read', async ({
  site,
  deps,
}) => {
  const email = freshEmail()
  const { key } = await guestTicket(site, deps, email)
  const to = await replyAddressOf(deps, email)
  const mail = { from: email, to, text: 'Falsă.' }
  const huge = Buffer.alloc(20 * 1024 * 1024 + 1, 'a')

  for (const signature of ['', 'sha256=', `sha256=${'0'.repeat(64)}`]) {
    const headers = { 'x-timestamp-signature': signature }
    expect((await postMail(site, deps, mail, headers)).status).toBe(401)
    // With a good one it would be refused as too large.
    expect((await postMail(site, deps, huge, headers)).status).toBe(401)
  }
  expect(await textsOf(site, key)).toEqual([text])
})

test('a mail that answers no ticket is sent back, however often it is brought', async ({
  site,
  deps,
}) => {
  const mail = rawMail({ from: freshEmail(), to: 'help@gasit.md', text: 'Am o întrebare.' })

  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await postMail(site, deps, mail)
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, outcome: 'unknown' })
  }
})
