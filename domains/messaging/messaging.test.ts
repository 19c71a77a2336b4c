import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { conversationsSearched, messagesPerMinute } from '#contract/limits.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { expect, test } from '#tests/support/test.ts'
import { unreadConversations } from '#tests/support/messages/unread.ts'
import { setAutoReply } from './auto-replies/service.ts'
import {
  conversationAbout,
  conversationOf,
  conversationsOf,
  messagesOf,
  revokePhone,
  setConversation,
} from './conversations/service.ts'
import { eraseMessagesOf, messagesWrittenBy } from './erasure/service.ts'
import { readConversation } from './reading/service.ts'
import { sendMessage, type Draft } from './sending/service.ts'

const draft = (fields: Partial<Draft> = {}): Draft => ({
  ...{ clientId: randomUUID(), text: 'Bună ziua', photos: [], place: null, sharesPhone: false },
  ...fields,
})

const all = { before: null, after: null, size: 50 }
const firstPage = { filter: 'all', words: null, cursor: null, size: 20 } as const

async function textsFor(deps: Deps, reader: User, id: number): Promise<string[]> {
  return (await messagesOf(deps, reader, id, all)).items.map(({ text }) => text)
}

describe('sending', () => {
  test('the first message begins a conversation that both sides see', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId, title } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({ to: { advertId } })
    await given.message({ to: { conversationId }, author: seller, text: 'Da, vă ascult' })

    expect(await textsFor(deps, buyer, conversationId)).toEqual(['Bună ziua', 'Da, vă ascult'])
    const incoming = await conversationsOf(deps, seller, { ...firstPage, isIncoming: true })
    expect(incoming.items).toMatchObject([
      { id: conversationId, title, unread: 1, other: { id: String(buyer.id) } },
    ])
    const outgoing = await conversationsOf(deps, buyer, { ...firstPage, isIncoming: false })
    expect(outgoing.items).toMatchObject([
      { advert: { id: String(advertId), state: 'active' }, last: { text: 'Da, vă ascult' } },
    ])
    expect(await conversationAbout(deps, buyer, advertId)).toMatchObject({ id: conversationId })
  })

  test('a message sent again by a device is the same one', async ({ deps, given }) => {
    const { id: advertId } = await given.advert()
    const buyer = await given.user()
    const same = draft()
    const copies = await Promise.allSettled(
      Array.from({ length: 100 }, () => sendMessage(deps, buyer, { advertId }, same)),
    )
    const sent = copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []))
    // Those above the limit of a minute find the message when they are sent again.
    expect(sent.length).toBeGreaterThanOrEqual(messagesPerMinute)
    expect(
      new Set(sent.map(({ conversationId, message }) => `${conversationId} ${message.seq}`)).size,
    ).toBe(1)
    expect(await textsFor(deps, buyer, sent[0]?.conversationId ?? 0)).toEqual(['Bună ziua'])
  })

  test('messages of both sides at once are stored in one order without gaps', async ({
    deps,
    given,
  }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({ to: { advertId } })
    await Promise.all(
      [buyer, seller].flatMap((author) =>
        Array.from({ length: 15 }, (_, n) =>
          sendMessage(deps, author, { conversationId }, draft({ text: `${author.id} ${n}` })),
        ),
      ),
    )
    const { items } = await messagesOf(deps, buyer, conversationId, all)
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
  })

  test('what has nothing in it, or nobody to go to, is refused', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { id: hidden } = await given.advert({ status: 'draft' })
    const buyer = await given.user()
    const send = (author: User, to: number, text = 'Bună'): Promise<unknown> =>
      sendMessage(deps, author, { advertId: to }, draft({ text }))
    await expect(send(buyer, advertId, '')).toBeRefused('message_required')
    await expect(send(seller, advertId)).toBeRefused('own_advert')
    await expect(send(buyer, hidden)).toBeRefused('advert_not_found')
    await expect(send({ ...buyer, hasPhone: false }, advertId)).toBeRefused('phone_needed')
  })

  test('a third person can neither read nor write', async ({ deps, given }) => {
    const { id: advertId } = await given.advert()
    const { conversationId } = await given.message({ to: { advertId } })
    const stranger = await given.user()
    const refusal = 'conversation_not_found'
    await expect(messagesOf(deps, stranger, conversationId, all)).toBeRefused(refusal)
    await expect(conversationOf(deps, stranger, conversationId)).toBeRefused(refusal)
    await expect(sendMessage(deps, stranger, { conversationId }, draft())).toBeRefused(refusal)
    expect(await readConversation(deps, stranger, conversationId, 1)).toBe(0)
  })

  test('nobody can flood: more than forty a minute are refused', async ({ deps, given }) => {
    const { id: advertId } = await given.advert()
    const { author, conversationId } = await given.message({ to: { advertId } })
    for (let n = 1; n < messagesPerMinute; n++)
      await sendMessage(deps, author, { conversationId }, draft())
    const more = sendMessage(deps, author, { conversationId }, draft())
    await expect(more).toBeRefused('too_many_requests')
  })

  test('a conversation goes on when its advert is gone', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({ to: { advertId } })
    await deps.sql`update adverts set status = 'deleted' where id = ${advertId}`
    await sendMessage(deps, buyer, { advertId }, draft({ text: 'Mai e?' }))
    expect(await conversationOf(deps, seller, conversationId)).toMatchObject({
      advert: { state: 'gone', image: '' },
      last: { text: 'Mai e?' },
    })
  })
})

describe('reading', () => {
  test('unread conversations are counted by side, until they are read', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({ to: { advertId } })
    await given.message({ to: { advertId }, author: buyer, text: 'Alo?' })
    expect(await unreadConversations(deps, seller)).toEqual({ incoming: 1, outgoing: 0 })
    expect(await unreadConversations(deps, buyer)).toEqual({ incoming: 0, outgoing: 0 })

    expect(await readConversation(deps, seller, conversationId, 1)).toBe(1)
    expect(await readConversation(deps, seller, conversationId, 99)).toBe(0)
    expect(await unreadConversations(deps, seller)).toEqual({ incoming: 0, outgoing: 0 })
    expect(await conversationOf(deps, buyer, conversationId)).toMatchObject({ readByOther: 2 })
  })

  test('a muted conversation does not count, an archived one comes back with an answer', async ({
    deps,
    given,
  }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({ to: { advertId } })
    await setConversation(deps, seller, conversationId, { isArchived: true, isMuted: true })
    expect(await unreadConversations(deps, seller)).toEqual({ incoming: 0, outgoing: 0 })
    const listed = (filter: 'all' | 'archived') =>
      conversationsOf(deps, seller, { ...firstPage, filter, isIncoming: true })
    expect((await listed('all')).items).toEqual([])
    expect((await listed('archived')).items).toHaveLength(1)

    await given.message({ to: { conversationId }, author: buyer })
    expect((await listed('all')).items).toMatchObject([{ isMuted: true, isArchived: false }])
  })

  test('pages of conversations follow each other without gaps', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const made: number[] = []
    for (let n = 0; n < 5; n++)
      made.push((await given.message({ to: { advertId } })).conversationId)
    const found: number[] = []
    let cursor: string | null = null
    do {
      const page = await conversationsOf(deps, seller, {
        ...{ ...firstPage, isIncoming: true, size: 2, cursor },
      })
      found.push(...page.items.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(found).toEqual(made.toReversed())
  })

  test('conversations are found by their words, titles and names', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller, title: 'Bicicletă roșie' })
    const text = 'Aveți și încărcător?'
    const { author, conversationId } = await given.message({ to: { advertId }, text })
    await given.message({ to: { advertId: (await given.advert({ seller })).id } })
    const found = async (words: string): Promise<number[]> => {
      const page = { ...firstPage, isIncoming: true, words }
      return (await conversationsOf(deps, seller, page)).items.map(({ id }) => id)
    }
    expect(await found('incarcator')).toEqual([conversationId])
    expect(await found('bicicleta')).toEqual([conversationId])
    expect(await found(author.username)).toEqual([conversationId])
    expect(await found('elefant')).toEqual([])
  })

  test('a search goes on where its first page ended', async ({ deps, given }) => {
    const [seller, buyer] = [await given.user(), await given.user()]
    await deps.sql`
      with made as (
        insert into conversations (title, buyer_id, seller_id, last_seq, created_at)
        select case n when 1 then 'Acordeon' else 'Scaun' end, ${buyer.id}, ${seller.id}, 1, now()
        from generate_series(1, ${conversationsSearched + 1}::int) n
        returning id
      )
      insert into conversation_sides (conversation_id, user_id, is_incoming, last_seq, last_at)
      select id, ${seller.id}::int, true, 1, now() + id * interval '1 second' from made
      union all select id, ${buyer.id}::int, false, 1, now() from made`
    const page = { ...firstPage, isIncoming: true, words: 'acordeon' }
    const { items, next: cursor } = await conversationsOf(deps, seller, page)
    expect(items).toEqual([])
    const second = await conversationsOf(deps, seller, { ...page, cursor })
    expect(second).toMatchObject({ items: [{ title: 'Acordeon' }], next: null })
  })

  test('messages are read backwards and forwards from a point', async ({ deps, given }) => {
    const { id: advertId } = await given.advert()
    const { author, conversationId } = await given.message({ to: { advertId }, text: '1' })
    for (const text of ['2', '3', '4', '5'])
      await given.message({ to: { conversationId }, author, text })
    const texts = async (page: object) => {
      const { items, hasMore } = await messagesOf(deps, author, conversationId, {
        ...{ ...all, size: 2, ...page },
      })
      return [items.map(({ text }) => text).join(' '), hasMore]
    }
    expect(await texts({})).toEqual(['4 5', true])
    expect(await texts({ before: 4 })).toEqual(['2 3', true])
    expect(await texts({ before: 2 })).toEqual(['1', false])
    expect(await texts({ after: 3 })).toEqual(['4 5', false])
    expect(await texts({ after: 1 })).toEqual(['2 3', true])
  })
})

describe('what people share and keep to themselves', () => {
  test('a shared number can be taken back', async ({ deps, given }) => {
    const { id: advertId } = await given.advert()
    const buyer = await given.user()
    const { conversationId } = await sendMessage(
      deps,
      buyer,
      { advertId },
      draft({ text: '', sharesPhone: true }),
    )
    const phone = async () => (await messagesOf(deps, buyer, conversationId, all)).items[0]?.phone
    expect(await phone()).toBe(`+373${buyer.phone}`)
    await revokePhone(deps, buyer, conversationId)
    expect(await phone()).toBe('revoked')
  })

  test('a seller’s own answer is given once, to who asks whether the advert is still there', async ({
    deps,
    given,
  }) => {
    const seller = await given.user()
    await setAutoReply(deps, seller, 'Da, este. Sunați după 18:00.')
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({
      ...{ to: { advertId }, text: 'Mai este valabil?' },
    })
    await given.message({ to: { conversationId }, author: buyer, text: 'Mai este valabil??' })
    const { items } = await messagesOf(deps, buyer, conversationId, all)
    expect(items).toMatchObject([
      { isOwn: true },
      { text: 'Da, este. Sunați după 18:00.', isAutomatic: true, isOwn: false },
      { isOwn: true },
    ])
  })

  test('an erased account leaves no word, and the other side keeps its own', async ({
    deps,
    given,
  }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer, conversationId } = await given.message({ to: { advertId } })
    await given.message({ to: { conversationId }, author: seller, text: 'Bună seara' })
    expect(await messagesWrittenBy(deps, buyer.id)).toMatchObject([{ text: 'Bună ziua' }])
    await deps.sql.begin((sql) => eraseMessagesOf(sql, buyer.id))
    expect(await textsFor(deps, seller, conversationId)).toEqual(['', 'Bună seara'])
  })
})
