import { restoreStanding, restrictAccount } from '../../accounts/service.ts'
import type { Delivery, Deps, Mail } from '../../deps.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { queueExpiryNotices, renewByLink } from './expiry.ts'

/** A mail server that gives these answers in order and then accepts every mail. */
function mailServer(deps: Deps, answers: readonly Delivery[]): { deps: Deps; mails: Mail[] } {
  const mails: Mail[] = []
  const mail = async (one: Mail): Promise<Delivery> => {
    mails.push(one)
    return answers[mails.length - 1] ?? 'sent'
  }
  return { deps: { ...deps, messenger: { ...deps.messenger, mail } }, mails }
}

/** An advert that expires in two days, of an owner with an e-mail address. */
async function endingAdvert(deps: Deps, given: Given): Promise<{ id: number; ownerId: number }> {
  const seller = await given.user()
  const { id } = await given.advert({ seller, title: freshName() })
  await deps.sql`update users set email = ${`${freshName()}@exemplu.md`} where id = ${seller.id}`
  await deps.sql`
    update adverts set expires_at = ${deps.clock.now()}::timestamptz + interval '2 days' where id = ${id}`
  return { id, ownerId: seller.id }
}

async function sendExpiryNotices(deps: Deps): Promise<void> {
  await queueExpiryNotices(deps)
  await sendOutbox(deps, 'mail', 'expiry-notice')
}

function linkOf(mail: Mail | undefined): string {
  return /\/renew\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a notice that was certainly not delivered is sent again within a minute, and its link renews', async ({
  deps,
  given,
}) => {
  const { id } = await endingAdvert(deps, given)
  const { deps: faulty, mails } = mailServer(deps, ['failed', 'failed'])

  for (const [minutes, sent] of [
    [0, 1],
    [0, 1],
    [1, 2],
    [1, 3],
    [1, 3],
  ] as const) {
    deps.clock.advance({ minutes })
    await sendExpiryNotices(faulty)
    expect(mails).toHaveLength(sent)
  }

  expect(new Set(mails.map(({ key }) => key)).size).toBe(1)
  await expect(renewByLink(deps, linkOf(mails[1]))).toBeRefused('link_spent')
  expect(await renewByLink(deps, linkOf(mails[2]))).toMatchObject({ id })
})

test('who may not publish for now renews by the same link afterwards', async ({ deps, given }) => {
  const { id, ownerId } = await endingAdvert(deps, given)
  const { deps: mailing, mails } = mailServer(deps, [])
  await sendExpiryNotices(mailing)
  const limited = { userId: ownerId, kind: 'posting', reason: 'Anunțuri repetate' } as const
  await restrictAccount(mailing, { ...limited, endsAt: null }, async () => {})

  await expect(renewByLink(deps, linkOf(mails[0]))).toBeRefused('posting_limited')
  await restoreStanding(mailing, { userId: ownerId, reason: 'Greșeala noastră' }, async () => {})

  expect(await renewByLink(deps, linkOf(mails[0]))).toMatchObject({ id })
  await expect(renewByLink(deps, linkOf(mails[0]))).toBeRefused('link_spent')
})

test('a notice that may have arrived is not sent again', async ({ deps, given }) => {
  const { id } = await endingAdvert(deps, given)
  const { deps: faulty, mails } = mailServer(deps, ['failed', 'unknown'])

  for (let time = 0; time < 4; time++) {
    await sendExpiryNotices(faulty)
    deps.clock.advance({ minutes: 11 })
  }

  expect(mails).toHaveLength(2)
  expect(await renewByLink(deps, linkOf(mails[1]))).toMatchObject({ id })
})

test('ten processes at once send each notice once, also where the first try failed', async ({
  deps,
  given,
}) => {
  for (let n = 0; n < 6; n++) await endingAdvert(deps, given)
  const { deps: faulty, mails } = mailServer(
    deps,
    Array.from({ length: 4 }, () => 'failed'),
  )
  const all = () => Promise.all(Array.from({ length: 10 }, () => sendExpiryNotices(faulty)))
  await all()
  deps.clock.advance({ minutes: 11 })
  await all()

  expect(mails).toHaveLength(10)
  expect(new Set(mails.slice(4).map(({ to }) => to)).size).toBe(6)
})

test('a mail server that fails for one owner does not delay the notices of others', async ({
  deps,
  given,
}) => {
  const [broken, other] = [await endingAdvert(deps, given), await endingAdvert(deps, given)]
  const [row] = await deps.sql<{ email: string }[]>`
    select email from users where id = ${broken.ownerId}`
  const recipients: string[] = []
  const mail = async ({ to }: Mail): Promise<Delivery> => {
    if (to === row?.email) throw new Error('killed')
    recipients.push(to)
    return 'sent'
  }
  const dying = { ...deps, messenger: { ...deps.messenger, mail } }

  await sendExpiryNotices(dying).catch(() => undefined)
  await sendExpiryNotices(dying)

  const [next] = await deps.sql<{ email: string }[]>`
    select email from users where id = ${other.ownerId}`
  expect(recipients).toEqual([next?.email])
})
