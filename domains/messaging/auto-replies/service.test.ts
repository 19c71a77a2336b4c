import { expect, test } from '#tests/support/test.ts'
import { restrictAccount } from '../../accounts/service.ts'
import { messagesOf } from '../conversations/service.ts'
import { setAutoReply } from './service.ts'

test('the answer comes once, also in a conversation that was begun with other words', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  await setAutoReply(deps, seller, 'Da, mai este.')
  const { id: advertId } = await given.advert({ seller })
  const { author, conversationId } = await given.message({ to: { advertId }, text: 'Bună ziua!' })
  const to = { conversationId }
  await given.message({ author, to, text: 'Mai este valabil?' })
  await given.message({ author, to, text: 'Este disponibil?' })
  await given.message({ author: seller, to, text: 'Mai este valabil prețul pentru mâine?' })

  const page = { before: null, after: null, size: 50 }
  const { items } = await messagesOf(deps, author, conversationId, page)
  expect(items.map(({ text }) => text)).toEqual([
    'Bună ziua!',
    'Mai este valabil?',
    'Da, mai este.',
    'Este disponibil?',
    'Mai este valabil prețul pentru mâine?',
  ])
})

test('who may not write has no answer sent in their name, and sets none', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  await setAutoReply(deps, seller, 'Da. Plătiți în avans.')
  const limited = { userId: seller.id, kind: 'messages', reason: 'Fraudă', endsAt: null } as const
  await restrictAccount(deps, limited, async () => {})
  const { id: advertId } = await given.advert({ seller })

  const { author: buyer, conversationId } = await given.message({
    ...{ to: { advertId }, text: 'Mai este valabil?' },
  })

  const page = { before: null, after: null, size: 50 }
  expect((await messagesOf(deps, buyer, conversationId, page)).items).toHaveLength(1)
  await expect(setAutoReply(deps, seller, 'Altceva')).toBeRefused('messages_limited')
  await setAutoReply(deps, seller, '')
})
