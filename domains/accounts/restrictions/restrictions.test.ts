import { randomUUID } from 'node:crypto'
import { renewAdverts } from '#domains/adverts/lifecycle/service.ts'
import { publishAdvert } from '#domains/adverts/posting/service.ts'
import { promoteAdvert } from '#domains/adverts/promotion/service.ts'
import type { Deps } from '#domains/deps.ts'
import { makeOffer } from '#domains/messaging/offers/service.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { deleteAccount } from '../deletion/service.ts'
import { confirmEmail, mailLink } from '../links/service.ts'
import { logIn } from '../login/service.ts'
import { findAccountById } from '../store.ts'
import { userOfToken } from '../service.ts'
import { endBans, restoreStanding, restrictAccount } from './service.ts'

const nothing = async (): Promise<void> => {}
const visitor = { id: null, address: '10.1.1.1', isRobot: false, device: '' }

async function sentTo(deps: Deps, recipient: string): Promise<string> {
  for (const channel of ['mail', 'sms'] as const) await sendOutbox(deps, channel, 'standing')
  const rows = await deps.sql<{ body: string }[]>`
    select body from outbox where recipient = ${recipient} order by id`
  return rows.map(({ body }) => body).join('\n')
}

async function logInAs(deps: Deps, { phone, password }: GivenUser): Promise<string> {
  return (await logIn(deps, { user: null, visitor }, phone, password)).token
}

test('who may not publish publishes, restores and renews nothing until the limit ends, and may still write', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const draft = await given.advert({ seller, status: 'draft', title: 'Carte' })
  const active = await given.advert({ seller })
  const archived = await given.advert({ seller, status: 'archived' })
  const endsAt = new Date(deps.clock.now().getTime() + 3 * 86_400_000)
  const limited = {
    userId: seller.id,
    kind: 'posting',
    reason: 'Anunțuri repetate',
    endsAt,
  } as const
  await restrictAccount(deps, limited, nothing)

  await expect(publishAdvert(deps, seller, draft.id)).toBeRefused('posting_limited')
  await expect(promoteAdvert(deps, seller, archived.id)).toBeRefused('posting_limited')
  await expect(renewAdverts(deps, seller, [active.id])).toBeRefused('posting_limited')
  await given.message({ author: seller, to: { advertId: (await given.advert()).id } })
  deps.clock.advance({ days: 3 })
  expect(await promoteAdvert(deps, seller, archived.id)).toMatchObject({ status: 'active' })
})

test('who may not write sends neither messages nor offers, and hears why', async ({
  deps,
  given,
}) => {
  const author = await given.user()
  const to = { advertId: (await given.advert({ price: 900 })).id }
  const begun = { advertId: (await given.advert({ price: 900 })).id }
  await given.message({ author, to: begun })
  const limited = { userId: author.id, kind: 'messages', reason: 'Mesaje nedorite' } as const
  await restrictAccount(deps, { ...limited, endsAt: null }, nothing)

  for (const about of [to, begun]) {
    await expect(given.message({ author, to: about, text: randomUUID() })).toBeRefused(
      'messages_limited',
    )
    const offer = { clientId: randomUUID(), price: '800' }
    await expect(makeOffer(deps, author, about, offer)).toBeRefused('messages_limited')
  }
  const [written] = await deps.sql`
    select count(*)::int as n from messages where author_id = ${author.id}`
  expect(written).toEqual({ n: 1 })
  const [told] = await deps.sql`
    select change, reason from notifications n join account_restrictions r on r.id = restriction_id
    where n.user_id = ${author.id}`
  expect(told).toEqual({ change: 'messagesLimited', reason: 'Mesaje nedorite' })
  expect(await sentTo(deps, `+373${author.phone}`)).toMatch(/nu poti trimite mesaje/)
})

test('a ban ends sessions and hides adverts; it is told by mail with its reason and end, and ends in time', async ({
  deps,
  given,
}) => {
  const person = await given.user()
  const email = `${person.username}@exemplu.md`
  await deps.sql`update users set email = ${email} where id = ${person.id}`
  const { id } = await given.advert({ seller: person })
  const isShown = async () => (await deps.sql`select from ad_index where advert_id = ${id}`).length
  const endsAt = new Date(deps.clock.now().getTime() + 86_400_000)

  await restrictAccount(deps, { userId: person.id, kind: 'ban', reason: 'Fraudă', endsAt }, nothing)

  expect(await userOfToken(deps, person.token)).toBeNull()
  await expect(logInAs(deps, person)).toBeRefused('account_banned')
  expect(await isShown()).toBe(0)
  const mail = await sentTo(deps, email)
  expect(mail).toContain('Contul tău este blocat')
  expect(mail).toContain('Motivul: Fraudă')
  expect(mail).toContain('/help-desk')
  await endBans(deps)
  await expect(logInAs(deps, person)).toBeRefused('account_banned')
  deps.clock.advance({ days: 1 })
  await endBans(deps)
  expect(await userOfToken(deps, await logInAs(deps, person))).toMatchObject({ id: person.id })
  expect(await isShown()).toBe(1)
})

test('a ban without an end stays until somebody lifts it, and with it all other limits', async ({
  deps,
  given,
}) => {
  const person = await given.user()
  const about = { userId: person.id, reason: 'Fraudă', endsAt: null }
  await restrictAccount(deps, { ...about, kind: 'posting' }, nothing)
  await restrictAccount(deps, { ...about, kind: 'ban' }, nothing)
  deps.clock.advance({ days: 900 })
  await endBans(deps)
  await expect(logInAs(deps, person)).toBeRefused('account_banned')

  let standing: unknown
  await restoreStanding(
    deps,
    { userId: person.id, reason: 'Greșeala noastră' },
    async (_sql, was) => {
      standing = was
    },
  )

  expect(standing).toEqual({ before: ['ban', 'posting'], after: [] })
  expect(await userOfToken(deps, await logInAs(deps, person))).toMatchObject({ id: person.id })
  const again = restoreStanding(deps, { userId: person.id, reason: '' }, nothing)
  await expect(again).toBeRefused('nothing_new')
})

test('a ban that is made permanent while others end stays, and one that fails keeps no other', async ({
  deps,
  given,
}) => {
  const [first, second, third] = [await given.user(), await given.user(), await given.user()]
  const endsAt = new Date(deps.clock.now().getTime() + 86_400_000)
  const ban = { kind: 'ban', reason: 'Fraudă', endsAt } as const
  for (const { id } of [first, second, third])
    await restrictAccount(deps, { ...ban, userId: id }, nothing)
  deps.clock.advance({ days: 1 })

  const invalidate = async (tag: string): Promise<void> => {
    if (tag !== `seller:${first.id}`) return
    await restrictAccount(deps, { ...ban, userId: second.id, endsAt: null }, nothing)
    throw new Error('lost connection')
  }
  await endBans({ ...deps, cacheInvalidation: { invalidate } })

  await expect(logInAs(deps, second)).toBeRefused('account_banned')
  for (const free of [first, third]) expect(await logInAs(deps, free)).toBeTruthy()
  const told = await deps.sql`
    select from notifications where user_id = ${second.id} and change = 'restored'`
  expect(told).toHaveLength(0)
})

test('who deletes their account is banned all the same, and cannot take the deletion back meanwhile', async ({
  deps,
  given,
}) => {
  const person = await given.user()
  const account = await findAccountById(deps.sql, person.id)
  if (!account) throw new Error('no account')
  await deleteAccount(deps, account)
  const ban = { userId: person.id, kind: 'ban', reason: 'Fraudă', endsAt: null } as const
  await restrictAccount(deps, ban, nothing)
  const undelete = () =>
    logIn(deps, { user: null, visitor }, person.phone, person.password, { undelete: true })

  await expect(undelete()).toBeRefused('account_banned')
  await restoreStanding(deps, { userId: person.id, reason: 'Greșeala noastră' }, nothing)
  expect(await userOfToken(deps, (await undelete()).token)).toMatchObject({ id: person.id })
  await deps.sql`update users set status = 'deleted', deleted_at = null where id = ${person.id}`
  await expect(restrictAccount(deps, ban, nothing)).toBeRefused('user_not_found')
})

test('an account that is banned before its address is confirmed is not activated by the link', async ({
  deps,
  given,
}) => {
  const person = await given.user()
  const email = `${person.username}@exemplu.md`
  await deps.sql`update users set status = 'inactive', phone = null where id = ${person.id}`
  await mailLink(deps, 'confirm', { id: person.id, fullName: '', lang: 'ro' }, email)
  const link = /account-link\/([\w-]+)/.exec(await sentTo(deps, email))?.[1] ?? ''
  const ban = { userId: person.id, kind: 'ban', reason: 'Fraudă', endsAt: null } as const
  await restrictAccount(deps, ban, nothing)

  await confirmEmail(deps, visitor, link, person.password)

  const byEmail = () => logIn(deps, { user: null, visitor }, email, person.password)
  await expect(byEmail()).toBeRefused('account_banned')
  await restoreStanding(deps, { userId: person.id, reason: 'Greșeala noastră' }, nothing)
  expect(await userOfToken(deps, (await byEmail()).token)).toMatchObject({ id: person.id })
})
