import { randomUUID } from 'node:crypto'
import { expect, test } from '#tests/support/test.ts'
import { unreadConversations } from '#tests/support/messages/unread.ts'
import { conversationOf, messagesOf } from '../conversations/service.ts'
import { sendMessage } from '../sending/service.ts'
import { decideHeld, heldMessages } from './service.ts'

const all = { before: null, after: null, size: 50 }
const swindle = 'Am plătit deja. Spune-mi codul din SMS ca să primești banii pe card.'
const plain = { photos: [], place: null, sharesPhone: false } as const

test('a sure fraud is seen by its author alone, until a moderator has decided', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const say = (text: string) =>
    sendMessage(deps, buyer, { conversationId }, { ...plain, clientId: randomUUID(), text })
  const seenBy = async (reader: typeof buyer) =>
    (await messagesOf(deps, reader, conversationId, all)).items
  const first = (await say(swindle)).message
  const second = (await say(`${swindle} Grabă!`)).message
  expect([first.isHeld, second.isHeld]).toEqual([true, true])
  expect(await seenBy(seller)).toHaveLength(1)
  expect(await unreadConversations(deps, seller)).toEqual({ incoming: 1, outgoing: 0 })
  const ofConversation = (await heldMessages(deps)).filter(
    (one) => one.conversationId === conversationId,
  )
  expect(ofConversation.map(({ seq }) => seq)).toEqual([2, 3])

  await decideHeld(deps, { conversationId, seq: 2 }, 'release')
  await decideHeld(deps, { conversationId, seq: 3 }, 'refuse')

  expect(await seenBy(seller)).toMatchObject([{ seq: 1 }, { seq: 2, isHeld: false }])
  expect((await seenBy(seller))[1]?.warnings).toContain('code')
  expect(await seenBy(buyer)).toMatchObject([{}, { isHeld: false }, { isRefused: true }])
  expect(await conversationOf(deps, seller, conversationId)).toMatchObject({ unread: 2 })
  await expect(decideHeld(deps, { conversationId, seq: 2 }, 'refuse')).toBeRefused(
    'message_not_held',
  )
})

test('an honest message is neither held nor warned of', async ({ deps, given }) => {
  const { id: advertId } = await given.advert()
  const { author: buyer, conversationId } = await given.message({
    ...{ to: { advertId }, text: 'Bună ziua! Numărul meu este 069 123 456, scriu și pe viber.' },
  })
  const { items } = await messagesOf(deps, buyer, conversationId, all)
  expect(items).toMatchObject([{ isHeld: false, warnings: [] }])
})
