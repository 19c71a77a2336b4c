import type { Deps, Mail } from '../../deps.ts'
import { queueMessages } from '../../outbox/service.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { mailsTo, withEmail } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { addFavorite } from '../../favorites/service.ts'
import { notifyOfPriceDrops } from '../../notifications/price-drops/service.ts'
import { auditLines } from '../audit/service.ts'
import { decideOnOutbox, openOutbox } from './service.ts'

const all = { channel: 'mail', kind: 'price-drops', state: 'dead' } as const

function answering(deps: Deps, outcome: 'refused' | 'unknown'): Deps {
  return { ...deps, messenger: { ...deps.messenger, mail: async () => outcome } }
}

/** Somebody whose mail of a price drop was refused for good, or perhaps sent. */
async function refusedMail(
  deps: Deps & { clock: { advance: (by: object) => void } },
  given: Given,
  outcome: 'refused' | 'unknown' = 'refused',
) {
  const fan = await given.user()
  const email = await withEmail(deps, fan)
  const { id } = await given.advert({ price: 1_000 })
  await addFavorite(deps, fan, id)
  await deps.sql`update adverts set price = 500 where id = ${id}`
  await notifyOfPriceDrops(deps)
  deps.clock.advance({ days: 1 })
  await sendOutbox(answering(deps, outcome), 'mail', 'price-drops')
  return { fan, email }
}

async function deadOf(deps: Deps, userId: number) {
  const { messages } = await openOutbox(deps, { state: 'dead', channel: 'mail' }, 50)
  return messages.filter((message) => message.userId === userId)
}

test('what a mail server refuses for good is a dead letter at once, and goes out when it is sent again', async ({
  deps,
  given,
}) => {
  const admin = await given.staff('admin')
  const { fan, email } = await refusedMail(deps, given)
  const [dead, ...others] = await deadOf(deps, fan.id)
  expect(others).toEqual([])
  expect(dead).toMatchObject({ kind: 'price-drops', lastError: 'refused', attempts: 1 })
  const { counts } = await openOutbox(deps, { state: 'dead' }, 1)
  expect(counts).toContainEqual(expect.objectContaining({ ...all, count: 1 }))

  const chosen = { messageId: dead?.id ?? 0 }
  expect(await decideOnOutbox(deps, admin.id, 'outbox.send', chosen)).toBe(1)
  await expect(decideOnOutbox(deps, admin.id, 'outbox.send', chosen)).toBeRefused('outbox_changed')
  await sendOutbox(deps, 'mail', 'price-drops')
  await sendOutbox(deps, 'mail', 'price-drops')

  expect(await mailsTo(deps, email)).toHaveLength(1)
  expect(await deadOf(deps, fan.id)).toEqual([])
  const { lines } = await auditLines(deps, { act: 'outbox.send' }, 10)
  expect(lines).toMatchObject([{ subjectKind: 'outbox', after: { count: 1 } }])
})

test('all of a kind are given up at once, and what is queued anew is not sent twice', async ({
  deps,
  given,
}) => {
  const admin = await given.staff('admin')
  const [first, second] = [await refusedMail(deps, given), await refusedMail(deps, given)]
  const again = { channel: 'mail', kind: 'price-drops', userId: first.fan.id } as const
  await queueMessages(deps.sql, [{ ...again, dueAt: deps.clock.now() }], deps.clock.now())

  expect(await decideOnOutbox(deps, admin.id, 'outbox.send', all)).toBe(1)
  const sent: Mail[] = []
  const mail = async (one: Mail): Promise<'sent'> => {
    sent.push(one)
    return 'sent'
  }
  await sendOutbox({ ...deps, messenger: { ...deps.messenger, mail } }, 'mail', 'price-drops')
  expect(sent.map(({ to }) => to).toSorted()).toEqual([first.email, second.email].toSorted())

  const third = await refusedMail(deps, given)
  expect(await decideOnOutbox(deps, admin.id, 'outbox.drop', all)).toBe(1)
  expect(await deadOf(deps, third.fan.id)).toEqual([])
  await expect(decideOnOutbox(deps, admin.id, 'outbox.drop', { channel: 'mail' })).toBeRefused(
    'bad_input',
  )
})

test('news that counts as told is not sent again, and nobody is told that it was', async ({
  deps,
  given,
}) => {
  const admin = await given.staff('admin')
  const { fan } = await refusedMail(deps, given, 'unknown')
  const filter = { state: 'unknown', channel: 'mail', kind: 'price-drops' } as const
  const { messages } = await openOutbox(deps, filter, 1)
  expect(messages).toMatchObject([{ userId: fan.id }])

  for (const chosen of [filter, { messageId: messages[0]?.id }])
    await expect(decideOnOutbox(deps, admin.id, 'outbox.send', chosen)).toBeRefused(
      'outbox_changed',
    )
  expect(await decideOnOutbox(deps, admin.id, 'outbox.drop', filter)).toBe(1)
})
