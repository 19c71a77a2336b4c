import type { Deps } from '#domains/deps.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { decide, queuedAdverts } from '#domains/adverts/moderation/service.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { freshName } from '#tests/support/fresh.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { isSeen, poster, published, wholeDraft } from '../poster.ts'

test('another text takes an advert out of sight until it was looked at, another price does not', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)

  expect(await ask('editAdvert', { advertId: id, price: '99' })).toMatchObject({ status: 'active' })
  expect(await isSeen(site, id)).toBe(true)
  expect(await ask('editAdvert', { advertId: id, title: 'Alt titlu' })).toMatchObject({
    success: true,
    message: 'Advert saved.',
    status: 'review',
  })
  expect(await isSeen(site, id)).toBe(false)

  await runAdvertJobs(deps)
  expect(await isSeen(site, id)).toBe(true)
})

test('another photo counts as another text', async ({ site, given }) => {
  const seller = await given.user()
  const { ask, upload } = poster(site, seller.token)
  const id = await published(site, seller)

  await upload(id, await smallPhoto('jpeg'))

  expect(await ask('getOwn', { advertId: id })).toMatchObject({
    advert: { item: { status: 'review' } },
  })
})

test.for([
  ['Vând canabis', 'title'],
  ['Продам марихуану', 'title'],
  ['Diplome cu livrare', 'title'],
] as const)(
  '%j waits for a moderator, with the reason at its field',
  async ([title, field], { site, deps, given }) => {
    const seller = await given.user()
    const { ask, start } = poster(site, seller.token)
    const id = await start()
    await ask('saveDraft', { advertId: id, ...wholeDraft, title })

    expect(await ask('publish', { advertId: id })).toMatchObject({
      success: true,
      status: 'review',
    })
    await runAdvertJobs(deps)

    expect(await isSeen(site, id)).toBe(false)
    expect(await ask('getOwn', { advertId: id })).toMatchObject({
      advert: { reasons: [{ field, code: 'forbidden_goods' }] },
    })
  },
)

test('the same advert a second time waits', async ({ site, given }) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  const text = { ...wholeDraft, title: freshName() }
  await published(site, seller, text)
  const again = await start()
  await ask('saveDraft', { advertId: again, ...text })

  expect(await ask('publish', { advertId: again })).toMatchObject({ status: 'review' })
})

async function runJobs(deps: Deps): Promise<void> {
  await runAdvertJobs(deps)
  await sendOutbox(deps, 'mail', 'expiry-notice')
}

test('an advert ends after thirty days; its owner is told three days before, once, and renews by the link', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const email = `${freshName()}@exemplu.md`
  await deps.sql`update users set email = ${email} where id = ${seller.id}`
  const [kept, left] = [await published(site, seller), await published(site, seller)]
  deps.clock.advance({ days: 26 })
  await runJobs(deps)
  expect(await deps.sql`select 1 from outbox where recipient = ${email}`).toHaveLength(0)

  deps.clock.advance({ days: 1, minutes: 1 })
  await Promise.all([runJobs(deps), runJobs(deps)])
  await runJobs(deps)
  expect(await deps.sql`select 1 from outbox where recipient = ${email}`).toHaveLength(2)
  const mails = await deps.sql<
    { body: string }[]
  >`select body from outbox where recipient = ${email}`
  const [{ title } = { title: '' }] = await deps.sql<{ title: string }[]>`
    select title_ro as title from adverts where id = ${kept}`
  const mail = mails.find(({ body }) => body.includes(title))
  const link = /\/renew\/([\w-]+)/.exec(mail?.body ?? '')?.[1]
  const renew = async () =>
    (await site.call('/adverts/manage_adverts.php', { action: 'renewByLink', link })).body
  expect(await renew()).toMatchObject({ success: true, id: kept })
  expect(await renew()).toMatchObject({ code: 'link_spent' })

  deps.clock.advance({ days: 3 })
  await runJobs(deps)
  expect([await isSeen(site, kept), await isSeen(site, left)]).toEqual([true, false])
})

test('whoever renewed is told again before the next end', async ({ site, deps, given }) => {
  const seller = await given.user()
  const email = `${freshName()}@exemplu.md`
  await deps.sql`update users set email = ${email} where id = ${seller.id}`
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  const told = async () => (await deps.sql`select 1 from outbox where recipient = ${email}`).length
  deps.clock.advance({ days: 27, minutes: 1 })
  await runJobs(deps)
  expect(await told()).toBe(1)

  expect(await ask('renew', { ids: id })).toMatchObject({ success: true, done: 1 })
  await runJobs(deps)
  expect(await told()).toBe(1)
  deps.clock.advance({ days: 27, minutes: 1 })
  await runJobs(deps)

  expect(await told()).toBe(2)
})

test('a hidden advert is its owner’s alone', async ({ site, given }) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)

  expect(await ask('setPublic', { advertId: id, isPublic: false })).toMatchObject({
    isPublic: false,
  })
  expect(await isSeen(site, id)).toBe(false)
  expect(await ask('getOwn', { advertId: id })).toMatchObject({ advert: { isPublic: false } })
  expect(await ask('setPublic', { advertId: id, isPublic: true })).toMatchObject({
    message: 'Advert is now public.',
  })
  expect(await isSeen(site, id)).toBe(true)
})

test('a phone made public and made private are told apart', async ({ site, given }) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)

  expect((await ask('setPhonePublic', { advertId: id, showPhone: true }))['message']).toBe(
    'Phone is now public.',
  )
  expect((await ask('setPhonePublic', { advertId: id, showPhone: false }))['message']).toBe(
    'Phone is now private.',
  )
})

test('many adverts are archived, renewed and deleted at once, and nobody else’s among them', async ({
  site,
  deps,
  given,
}) => {
  const [seller, other] = [await given.user(), await given.user()]
  const { ask } = poster(site, seller.token)
  const own = [await published(site, seller), await published(site, seller)]
  const theirs = await published(site, other)
  const ids = [...own, theirs].join(',')
  deps.clock.advance({ days: 2 })

  expect(await ask('renew', { ids })).toMatchObject({ success: true, done: 2 })
  expect(await ask('archive', { ids })).toEqual({ success: true, done: 2 })
  expect(await ask('archive', { ids })).toEqual({ success: true, done: 0 })
  expect(await ask('deleteAdverts', { ids })).toEqual({ success: true, done: 2 })
  expect(await ask('listOwn')).toMatchObject({ count: 0, lines: [] })
  expect(await isSeen(site, theirs)).toBe(true)
})

test('the owner’s list knows states, words and counts', async ({ site, given }) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  await published(site, seller, { title: 'Șezlong de grădină' })
  await start()

  const list = async (fields: object) => await ask('listOwn', fields)
  expect(await list({})).toMatchObject({ count: 2, counts: { active: 1, draft: 1 } })
  expect(await list({ status: 'draft' })).toMatchObject({ count: 1 })
  expect(await list({ search: 'SEZLONG' })).toMatchObject({
    count: 1,
    lines: [{ status: 'active' }],
  })
  expect(await list({ search: '%' })).toMatchObject({ count: 0 })
})

test('what an advert brought is told day by day', async ({ site, given }) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  const fan = await given.user()
  await site.call(
    '/adverts/manage_views.php',
    { action: 'addView', itemID: id },
    { token: fan.token },
  )
  await site.call(
    '/favorites/manage_favorites.php',
    { action: 'addFav', advID: id },
    { token: fan.token },
  )
  await ask('promote', { advertId: id })

  const stats = await ask('getStats', { advertId: id })

  const days = Object.values(Object(stats['days']))
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ views: 1, reveals: 0, isPromoted: true })
  expect(stats).toMatchObject({ views: 1, hearts: 1, reveals: 0 })
})

test('a moderator’s decisions lead where the table says, and their reasons to the owner', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  const reason = { field: 'images', code: 'needs_look' } as const

  await decide(deps, Number(id), 'suspend', [reason])
  expect(await isSeen(site, id)).toBe(false)
  expect(await ask('getOwn', { advertId: id })).toMatchObject({
    advert: { item: { status: 'suspended' }, reasons: [reason] },
  })
  expect(await ask('promote', { advertId: id })).toMatchObject({ code: 'move_refused' })
  await expect(decide(deps, Number(id), 'approve', [])).toBeRefused('move_refused')

  await ask('editAdvert', { advertId: id, title: 'Text nou' })
  expect((await queuedAdverts(deps)).map((one) => one.id)).toContain(Number(id))
  await decide(deps, Number(id), 'reject', [{ field: 'title', code: 'duplicate_advert' }])
  await decide(deps, Number(id), 'approve', []).catch(() => {})
  expect(await ask('getOwn', { advertId: id })).toMatchObject({
    advert: { item: { status: 'rejected' } },
  })
})
