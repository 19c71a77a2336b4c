import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { mailsTo, unreadOf, withEmail } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { decide } from '../../adverts/moderation/service.ts'
import { notificationsOf } from '../service.ts'

const sendMails = (deps: Deps): Promise<void> => sendOutbox(deps, 'mail', 'decision')
const page = { start: 0, size: 10 }

test('a decision reaches the owner as a notification and as a mail, with the reason and the way to mend it', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const email = await withEmail(deps, seller)
  const { id } = await given.advert({ seller, title: 'Pistol cu apă', status: 'review' })
  const reason = {
    ...{ field: 'title', code: 'forbidden_goods' as const },
    text: 'Scrie că este o jucărie.',
  }

  await decide(deps, id, 'reject', [reason])
  await sendMails(deps)

  const { items } = await notificationsOf(deps, seller, page)
  expect(items).toMatchObject([
    { kind: 'decision', title: 'Pistol cu apă', decision: { move: 'reject', reasons: [reason] } },
  ])
  expect(await unreadOf(deps, seller)).toBe(1)
  const [mail = '', ...more] = await mailsTo(deps, email)
  expect(more).toEqual([])
  expect(mail).toContain('Titlul: Acest lucru nu poate fi vândut aici. Scrie că este o jucărie.')
  expect(mail).toContain(`/edit-advert/${id}`)
})

test('each decision is told in the language of the owner', async ({ deps, given }) => {
  const seller = await given.user()
  const email = await withEmail(deps, seller, 'ru')
  const { id } = await given.advert({ seller, title: 'Самовар', language: 'ru', status: 'review' })

  await decide(deps, id, 'approve', [])
  await sendMails(deps)
  await decide(deps, id, 'suspend', [{ field: 'price', code: 'price_suspicious' }])
  await sendMails(deps)
  await decide(deps, id, 'unsuspend', [])
  await sendMails(deps)

  const [approved = '', suspended = '', back = ''] = await mailsTo(deps, email)
  expect(approved).toContain(`/ru/advert/${id}`)
  expect(suspended).toContain('Цена: Цена сильно отличается от цен похожих объявлений.')
  expect(suspended).toContain(`/ru/edit-advert/${id}`)
  expect(back).toContain('Самовар')
  const { items } = await notificationsOf(deps, seller, page)
  expect(items.map(({ decision }) => decision?.move)).toEqual(['unsuspend', 'suspend', 'approve'])
})

test('a decision is mailed once, and to nobody without an address', async ({ deps, given }) => {
  const [seller, silent] = [await given.user(), await given.user()]
  const email = await withEmail(deps, seller)
  const { id } = await given.advert({ seller, status: 'review' })
  const other = await given.advert({ seller: silent, status: 'review' })

  await decide(deps, id, 'approve', [])
  await decide(deps, other.id, 'approve', [])
  await Promise.all(Array.from({ length: 5 }, () => sendMails(deps)))

  expect(await mailsTo(deps, email)).toHaveLength(1)
  expect((await notificationsOf(deps, silent, page)).items).toHaveLength(1)
})

test('against an advert something must be said; what the rules held against it stays', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, status: 'review' })
  await expect(decide(deps, id, 'reject', [])).toBeRefused('reason_required')

  const automatic = { field: 'description', code: 'forbidden_goods' }
  await deps.sql`update adverts set reasons = ${deps.sql.json([automatic])} where id = ${id}`
  await decide(deps, id, 'reject', [{ field: 'price', code: 'price_suspicious' }])

  const { items } = await notificationsOf(deps, seller, page)
  expect(items[0]?.decision?.reasons).toEqual([
    automatic,
    { field: 'price', code: 'price_suspicious' },
  ])
})
