import { randomUUID } from 'node:crypto'
import { messagesPerMinute } from '#contract/limits.ts'
import { countedSql } from '#tests/support/counted-sql.ts'
import { expect, test } from '#tests/support/test.ts'
import { setBlocked } from '../blocks/service.ts'
import { messagesOf, openedConversation } from '../conversations/service.ts'
import { sendMessage, type Draft } from './service.ts'

const draft = (fields: Partial<Draft> = {}): Draft => ({
  ...{ clientId: randomUUID(), text: 'Bună ziua', photos: [], place: null, sharesPhone: false },
  ...fields,
})

test('what was sent before is found, whatever may not be sent any more', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const same = draft()
  const { message } = await sendMessage(deps, buyer, { conversationId }, same)

  await setBlocked(deps, seller, buyer.id, true)
  await expect(sendMessage(deps, buyer, { conversationId }, draft())).toBeRefused(
    'person_unreachable',
  )
  expect(await sendMessage(deps, buyer, { conversationId }, same)).toEqual({
    conversationId,
    message,
  })

  await setBlocked(deps, seller, buyer.id, false)
  for (let sent = 4; sent < messagesPerMinute; sent++)
    await sendMessage(deps, buyer, { conversationId }, draft())
  await expect(sendMessage(deps, buyer, { conversationId }, draft())).toBeRefused(
    'too_many_requests',
  )
  expect((await sendMessage(deps, buyer, { conversationId }, same)).message).toEqual(message)
})

test('a message is stored in one statement, after one of its limit, and read in one', async ({
  deps,
  given,
}) => {
  const { id: advertId } = await given.advert()
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const { sql, count } = countedSql(deps.sql)
  const counted = { ...deps, sql }

  await sendMessage(counted, buyer, { conversationId }, draft({ text: 'Vin mâine.' }))
  expect(count()).toBe(2)

  const page = { before: null, size: 20 }
  const { items } = await openedConversation(counted, buyer, conversationId, page)
  expect(count()).toBe(3)
  const later = await messagesOf(counted, buyer, conversationId, { ...page, after: 1 })
  expect(count()).toBe(4)
  expect(later.items).toEqual(items.slice(1))
})
