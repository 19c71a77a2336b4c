import { randomUUID } from 'node:crypto'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { expect, test } from '#tests/support/test.ts'
import { restrictAccount } from '../../accounts/service.ts'
import { conversationOf } from '../conversations/service.ts'
import { sendMessage } from '../sending/service.ts'
import { blockedBy, setBlocked } from './service.ts'

function write(deps: Deps, author: User, conversationId: number) {
  const draft = { clientId: randomUUID(), text: 'Bună ziua', photos: [], place: null }
  return sendMessage(deps, author, { conversationId }, { ...draft, sharesPhone: false })
}

test('people who block each other cannot write', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  await setBlocked(deps, seller, buyer.id, true)
  await expect(write(deps, buyer, conversationId)).toBeRefused('person_unreachable')
  await expect(write(deps, seller, conversationId)).toBeRefused('person_blocked')
  expect(await blockedBy(deps, seller)).toMatchObject([{ id: String(buyer.id) }])
  const seen = await conversationOf(deps, buyer, conversationId)
  expect(seen).toMatchObject({ isClosed: true, isBanned: false })

  await setBlocked(deps, seller, buyer.id, false)
  await write(deps, buyer, conversationId)
  await expect(setBlocked(deps, seller, seller.id, true)).toBeRefused('user_not_found')
})

test('who wrote with somebody that moderators have banned is told so', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const ban = { userId: seller.id, kind: 'ban', reason: 'Fraudă', endsAt: null } as const
  await restrictAccount(deps, ban, async () => {})

  const seen = await conversationOf(deps, buyer, conversationId)
  expect(seen).toMatchObject({ isBanned: true, isClosed: true, other: { isActive: false } })
  await expect(write(deps, buyer, conversationId)).toBeRefused('person_unreachable')
})
