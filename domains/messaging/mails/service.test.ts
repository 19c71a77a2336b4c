import type { Deps } from '#domains/deps.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { mailsTo } from '#tests/support/market/searches.ts'
import { expect, test as base, type TestClock } from '#tests/support/test.ts'
import { stopAlerts } from '../../saved-searches/mails/unsubscribe.ts'
import { setConversation } from '../conversations/service.ts'
import { readConversation } from '../reading/service.ts'

type World = { deps: Deps & { clock: TestClock } }

const test = base.extend<{ day: World['deps'] }>({
  day: async ({ deps }, use) => {
    const mails = { ...deps }
    deps.clock.leapTo('2026-11-23T12:00:00Z')
    await use(mails)
  },
})

async function sellerWithMail(deps: Deps, given: Given) {
  const seller = await given.user()
  const email = `${seller.username}@example.md`
  await deps.sql`update users set email = ${email} where id = ${seller.id}`
  const advert = await given.advert({ seller, title: 'Bicicletă roșie' })
  return { seller, email, advertId: advert.id }
}

test('ten minutes without reading, and one mail tells of all that came', async ({ day, given }) => {
  const { email, advertId } = await sellerWithMail(day, given)
  const { author, conversationId } = await given.message({ to: { advertId }, text: 'Secret' })
  await sendOutbox(day, 'mail', 'conversation')
  expect(await mailsTo(day, email)).toEqual([])

  await given.message({ to: { advertId } })
  day.clock.advance({ minutes: 11 })
  await sendOutbox(day, 'mail', 'conversation')
  await given.message({ to: { conversationId }, author })
  day.clock.advance({ minutes: 11 })
  await sendOutbox(day, 'mail', 'conversation')

  const mails = await mailsTo(day, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`/my-messages/${conversationId}`)
  expect(mails[0]).toContain('Bicicletă roșie')
  expect(mails[0]).not.toContain('Secret')
})

test('who has read, muted or stopped gets no mail', async ({ day, given }) => {
  const { seller, email, advertId } = await sellerWithMail(day, given)
  const read = await given.message({ to: { advertId } })
  await readConversation(day, seller, read.conversationId, 1)
  const muted = await given.message({ to: { advertId } })
  await setConversation(day, seller, muted.conversationId, { isArchived: null, isMuted: true })
  day.clock.advance({ minutes: 11 })
  await sendOutbox(day, 'mail', 'conversation')
  expect(await mailsTo(day, email)).toEqual([])

  await given.message({ to: { advertId } })
  day.clock.advance({ minutes: 11 })
  await sendOutbox(day, 'mail', 'conversation')
  const [body = ''] = await mailsTo(day, email)
  const [, link = ''] = /\/stop-alerts\/(\S+)/.exec(body) ?? []
  expect(await stopAlerts(day, { address: '10.9.9.9' }, link)).toEqual({
    kind: 'messages',
    name: '',
  })
  await given.message({ to: { advertId } })
  day.clock.advance({ minutes: 11 })
  await sendOutbox(day, 'mail', 'conversation')
  expect(await mailsTo(day, email)).toHaveLength(1)
})

test('at night nobody is woken: the mail comes in the morning', async ({ day, given }) => {
  day.clock.leapTo('2026-11-23T21:30:00Z')
  const { email, advertId } = await sellerWithMail(day, given)
  await given.message({ to: { advertId } })
  day.clock.advance({ minutes: 30 })
  await sendOutbox(day, 'mail', 'conversation')
  expect(await mailsTo(day, email)).toEqual([])
  day.clock.leapTo('2026-11-24T06:10:00Z')
  await sendOutbox(day, 'mail', 'conversation')
  expect(await mailsTo(day, email)).toHaveLength(1)
})
