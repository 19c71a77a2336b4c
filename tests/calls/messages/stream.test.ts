import type { AddressInfo } from 'node:net'
import { streamsOfUser } from '#contract/limits.ts'
import { offerCalls } from '#contract/people/offers.ts'
import { logOut } from '#domains/accounts/service.ts'
import { decideOnPerson, restorePerson } from '#domains/people/service.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { expect, test as base } from '../../support/servers/site.ts'

interface OpenStream {
  readonly status: number
  readonly type: string | null
  /** The next event; null once the stream has ended. */
  readonly next: () => Promise<unknown>
  readonly close: () => void
}

const test = base.extend<{ connect: (user?: GivenUser) => Promise<OpenStream> }>({
  connect: async ({ site }, use) => {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
    const address = site.app.server.address()
    const opened: OpenStream[] = []
    await use(async (user) => {
      const stream = await openStream(portOf(address), user)
      opened.push(stream)
      return stream
    })
    for (const stream of opened) stream.close()
  },
})

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

async function openStream(port: number, user?: GivenUser): Promise<OpenStream> {
  const closing = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/stream`, {
    headers: user ? { cookie: `session=${user.token}` } : {},
    signal: closing.signal,
  })
  const events = eventsOf(response)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next: async () => (await events.next()).value ?? null,
    close: () => closing.abort(),
  }
}

async function* eventsOf({ body }: Response): AsyncGenerator<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
    }
  }
}

/** What is told of it has come: an event of the stream is what was done after it. */
async function firstMessage(
  given: Given,
  { advertId, author }: { advertId: number; author: GivenUser },
  stream: OpenStream,
): Promise<number> {
  const { conversationId } = await given.message({ to: { advertId }, author })
  expect(await stream.next()).toEqual({ kind: 'message', conversationId, seq: 1 })
  return conversationId
}

test('both sides of a conversation learn at once of a message, and the author that it is read', async ({
  site,
  connect,
  given,
}) => {
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller })
  const [forSeller, forBuyer] = [await connect(seller), await connect(buyer)]
  expect(forSeller).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })

  const { conversationId } = await given.message({ to: { advertId }, author: buyer })
  const path = '/messages/manage_messages.php'
  const call = (action: string, fields: object = {}): Promise<unknown> =>
    site.call(path, { action, conversationId, ...fields }, { token: seller.token })
  await call('setTyping')
  await call('markConversationRead', { seq: 1 })

  const sent = { kind: 'message', conversationId, seq: 1 }
  expect(await forSeller.next()).toEqual(sent)
  expect(await forBuyer.next()).toEqual(sent)
  expect(await forBuyer.next()).toEqual({ kind: 'typing', conversationId })
  expect(await forBuyer.next()).toEqual({ kind: 'read', conversationId, seq: 1 })
  expect(await forSeller.next()).toEqual({ kind: 'inbox' })
})

test('who is blocked, or not any more, learns at once that the conversation changed', async ({
  site,
  connect,
  given,
}) => {
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller })
  const forBuyer = await connect(buyer)
  const conversationId = await firstMessage(given, { advertId, author: buyer }, forBuyer)
  const block = (isBlocked: boolean) => {
    const fields = { action: 'setBlocked', userId: buyer.id, isBlocked }
    return site.call('/messages/manage_messages.php', fields, { token: seller.token })
  }

  // A repeated one changes nothing.
  for (const isBlocked of [true, true, false]) await block(isBlocked)
  await given.message({ to: { conversationId }, author: buyer })

  const changed = { kind: 'conversation', conversationId }
  expect(await forBuyer.next()).toEqual(changed)
  expect(await forBuyer.next()).toEqual(changed)
  expect(await forBuyer.next()).toEqual({ kind: 'message', conversationId, seq: 2 })
})

test('who wrote about an advert learns at once that it is sold', async ({
  site,
  connect,
  given,
}) => {
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller })
  const forBuyer = await connect(buyer)
  const conversationId = await firstMessage(given, { advertId, author: buyer }, forBuyer)

  const { path, action } = offerCalls.markSold
  const fields = { action, advertId, buyerId: buyer.id }
  expect(await site.call(path, fields, { token: seller.token })).toMatchObject({ status: 200 })

  expect(await forBuyer.next()).toEqual({ kind: 'conversation', conversationId })
})

test('who writes with somebody learns at once that a moderator bans them, and lifts that', async ({
  connect,
  deps,
  given,
}) => {
  const [seller, buyer] = [await given.user(), await given.user()]
  const moderator = await given.staff('moderator')
  const { id: advertId } = await given.advert({ seller })
  const forBuyer = await connect(buyer)
  const conversationId = await firstMessage(given, { advertId, author: buyer }, forBuyer)

  const about = { userId: seller.id, reason: 'Fraudă' }
  await decideOnPerson(deps, moderator, { ...about, kind: 'warning' })
  await decideOnPerson(deps, moderator, { ...about, kind: 'ban' })
  expect(await forBuyer.next()).toEqual({ kind: 'conversation', conversationId })
  await restorePerson(deps, moderator, about)
  expect(await forBuyer.next()).toEqual({ kind: 'conversation', conversationId })
  await given.message({ to: { conversationId }, author: buyer })
  expect(await forBuyer.next()).toEqual({ kind: 'message', conversationId, seq: 2 })
})

test('a stranger hears nothing of others, and a notification is told at once', async ({
  connect,
  deps,
  given,
}) => {
  const stranger = await given.user()
  const stream = await connect(stranger)
  const { id: advertId } = await given.advert()
  await given.message({ to: { advertId } })
  await deps.sql`
    insert into notifications (user_id, kind, change, created_at)
    values (${stranger.id}, 'account', 'password', now())`
  expect(await stream.next()).toEqual({ kind: 'inbox' })
})

test('without a session there is no stream, and nothing to try again', async ({
  connect,
  deps,
  given,
}) => {
  expect((await connect()).status).toBe(204)
  const user = await given.user()
  await logOut(deps, user)
  expect((await connect(user)).status).toBe(204)
})

test('a person has at most so many streams: the oldest ends', async ({ connect, given }) => {
  const user = await given.user()
  const oldest = await connect(user)
  for (let n = 0; n < streamsOfUser; n++) await connect(user)
  expect(await oldest.next()).toBeNull()
})
