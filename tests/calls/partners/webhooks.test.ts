import { createHmac } from 'node:crypto'
import { sellAdvert } from '#domains/adverts/service.ts'
import { makeOffer } from '#domains/messaging/offers/service.ts'
import { claimDue } from '#domains/partners/webhooks/store.ts'
import { sendWebhooks } from '#domains/partners/webhooks/sending.ts'
import {
  addWebhook,
  sendAgain,
  testWebhook,
  webhooksOf,
} from '#domains/partners/webhooks/service.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { archive, company, deliver, local, receiver, type TestDeps } from './webhook-support.ts'

test('what happens is told once, signed so that the company can prove it', async ({
  deps: world,
  given,
}) => {
  const deps = local(world)
  const { url, received } = await receiver()
  const { owner, secret } = await company(deps, given, url)
  const advert = await given.advert({ seller: owner, status: 'review' })
  await deps.sql`update adverts set status = 'active' where id = ${advert.id}`
  const buyer = await given.user()
  await given.message({ author: buyer, to: { advertId: advert.id } })
  const offer = { clientId: crypto.randomUUID(), price: 5 }
  await makeOffer(deps, buyer, { advertId: advert.id }, offer)
  await sellAdvert(deps, owner, advert.id, null)

  await Promise.all([deliver(deps), sendWebhooks(deps)])
  await deliver(deps)

  expect(received.map(({ type }) => type).toSorted()).toEqual(
    expect.arrayContaining([
      'advert.published',
      'advert.sold',
      'message.received',
      'offer.received',
    ]),
  )
  expect(received.filter(({ type }) => type === 'advert.archived')).toEqual([])
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length)
  const [first] = received
  const {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': given1,
  } = first?.headers ?? {}
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${at}.${first?.raw}`).digest('base64')
  expect([given1, id]).toEqual([`v1,${right}`, first?.id])
  expect(Math.abs(Number(at) - deps.clock.now().getTime() / 1_000)).toBeLessThan(300)
  for (const { raw } of received) expect(raw).not.toContain('Bună ziua')
})

test('an act that is rolled back is told to nobody, and others’ acts and those of a closed account neither', async ({
  deps: world,
  given,
}) => {
  const deps = local(world)
  const { url, received } = await receiver()
  const { owner } = await company(deps, given, url, ['advert.archived'])
  const advert = await given.advert({ seller: owner })
  await deps.sql
    .begin(async (sql) => {
      await sql`update adverts set status = 'archived' where id = ${advert.id}`
      throw new Error('rolled back')
    })
    .catch(() => {})
  const closed = await company(deps, given, url, ['advert.archived'])
  const hidden = await given.advert({ seller: closed.owner })
  await deps.sql`update users set status = 'banned' where id = ${closed.owner.id}`
  await archive(deps, hidden.id)
  const other = await given.advert()
  await archive(deps, other.id)
  await deps.sql`update adverts set status = 'rejected' where id = ${advert.id}`

  await deliver(deps)
  expect(received).toEqual([])
})

test('a message that waits for a moderator is told when it is released', async ({
  deps: world,
  given,
}) => {
  const deps = local(world)
  const { url, received } = await receiver()
  const { owner } = await company(deps, given, url, ['message.received'])
  const advert = await given.advert({ seller: owner })
  const { id, conversationId } = await given.message({ to: { advertId: advert.id } })
  await deps.sql`update messages set is_held = true where id = ${id}`
  await deps.sql`delete from webhook_deliveries`

  await deps.sql`update messages set is_held = false where id = ${id}`
  await deliver(deps)

  expect(received).toMatchObject([{ type: 'message.received', data: { conversationId, seq: 1 } }])
})

test('an address that fails is tried for a day, then the event is dead and can be sent again with its id', async ({
  deps: world,
  given,
}) => {
  const deps = local(world)
  const { url, received } = await receiver(...Array.from({ length: 11 }, () => 500), 204)
  const { owner } = await company(deps, given, url, ['advert.archived'])
  await archive(deps, (await given.advert({ seller: owner })).id)
  const stateNow = async () => (await webhooksOf(deps, owner)).deliveries[0]

  await deliver(deps)
  expect(await stateNow()).toMatchObject({ state: 'due', attempts: 1, lastError: 'HTTP 500' })
  await sendWebhooks(deps)
  expect(received).toHaveLength(1)

  for (let hour = 0; hour < 26 * 4; hour++) {
    deps.clock.advance({ minutes: 15 })
    await sendWebhooks(deps)
  }
  const dead = await stateNow()
  expect(dead).toMatchObject({ state: 'dead', dueAt: null, lastError: 'HTTP 500' })
  expect(received.length).toBeGreaterThan(7)
  const tries = received.length

  await sendAgain(deps, owner, dead?.id ?? 0)
  while (received.length < 12) {
    await sendWebhooks(deps)
    deps.clock.advance({ minutes: 60 })
  }
  expect(tries).toBeLessThan(12)
  await sendWebhooks(deps)
  expect(await stateNow()).toMatchObject({ state: 'sent', lastError: '' })
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
})

test('the test button sends a signed event at once', async ({ deps: world, given }) => {
  const deps = local(world)
  const { url, received } = await receiver()
  const { owner, webhookId } = await company(deps, given, url, ['advert.sold'])

  await testWebhook(deps, owner, webhookId)
  await sendWebhooks(deps)

  expect(received).toMatchObject([{ type: 'test', data: {} }])
})

test.for([
  'http://casa.example/hook',
  'https://127.0.0.1/hook',
  'https://10.0.0.8/',
  'https://localhost/',
  'https://user:pass@casa.example/',
  'https://casa.example:8443/',
  'ftp://casa.example/',
  'nimic',
])('%s is no address to be told at', async (url, { deps, given }) => {
  const owner = await given.user({ accountType: 1, brand: 'Casa' })
  const add = addWebhook(deps, owner, { url, events: ['advert.sold'] })

  await expect(add).toBeRefused('link_invalid', 'url')
})

/** Archives so many adverts of the owner; each is an event for each of its addresses. */
async function archiveMany(deps: TestDeps, given: Given, seller: GivenUser, count: number) {
  for (let number = 0; number < count; number++)
    await archive(deps, (await given.advert({ seller })).id)
}

/** The addresses of a batch, as they would be claimed now. */
async function batchNow(deps: TestDeps, isFailing: boolean): Promise<Record<string, number>> {
  deps.clock.advance({ minutes: 1 })
  const now = deps.clock.now()
  const claimed = await claimDue(
    deps.sql,
    { now, leaseUntil: new Date(now.getTime() + 600_000) },
    { most: 8, ofCompany: 5, isFailing },
  )
  const urls = claimed.map(({ url }) => url)
  return Object.fromEntries(urls.map((url) => [url, urls.filter((one) => one === url).length]))
}

test('many events of one company leave room in a batch for those of another', async ({
  deps,
  given,
}) => {
  await deps.sql`delete from webhook_deliveries`
  const [one, two] = ['https://unu.example/', 'https://doi.example/']
  const events = ['advert.archived'] as const
  const { owner: big } = await company(deps, given, one, events)
  const { owner: small } = await company(deps, given, two, events)
  await archiveMany(deps, given, big, 8)
  await archiveMany(deps, given, small, 1)

  expect(await batchNow(deps, false)).toEqual({ [one]: 5, [two]: 1 })
  await deps.sql`delete from webhook_deliveries`
})

test('an address that failed last waits apart until it answers again', async ({
  deps: world,
  given,
}) => {
  const deps = local(world)
  await deps.sql`delete from webhook_deliveries`
  const events = ['advert.archived'] as const
  const { url, received } = await receiver(500, 204)
  const { owner } = await company(deps, given, url, events)
  await archiveMany(deps, given, owner, 1)
  await deliver(deps)
  expect(received).toHaveLength(1)

  await archiveMany(deps, given, owner, 1)
  expect(await batchNow(deps, false)).toEqual({})
  await deliver(deps)
  expect(received.length).toBeGreaterThan(1)

  await archiveMany(deps, given, owner, 1)
  expect(await batchNow(deps, false)).toMatchObject({ [url]: 1 })
})

test.for(['deleted', 'banned'])(
  'an event that waited when the account was %s is sent only if the account is opened again',
  async (status, { deps: world, given }) => {
    const deps = local(world)
    const { url, received } = await receiver()
    const { owner } = await company(deps, given, url, ['advert.archived'])
    await archiveMany(deps, given, owner, 1)
    const become = (next: string) =>
      deps.sql`update users set status = ${next} where id = ${owner.id}`

    await become(status)
    await deliver(deps)
    expect(received).toEqual([])

    await become('active')
    await deliver(deps)
    expect(received).toMatchObject([{ type: 'advert.archived' }])
  },
)

test('a new address is told to its owner as a change of the account', async ({ deps, given }) => {
  const owner = await given.user({ accountType: 1, brand: 'Casa' })

  await addWebhook(deps, owner, { url: 'https://casa.example/hook', events: ['advert.sold'] })

  const told = await deps.sql`
    select n.change, o.recipient, o.details from notifications n
    join outbox_messages o on o.kind = 'security-change' and o.subject_id = n.id
    where n.user_id = ${owner.id}`
  expect(told).toEqual([
    { change: 'webhook', recipient: owner.phone, details: { change: 'webhook' } },
  ])
})

test('a name that leads into a private network gets nothing', async ({ deps: world, given }) => {
  const deps = {
    ...world,
    outgoing: { ...world.outgoing, resolve: async () => [{ address: '10.0.0.8', family: 4 }] },
  }
  const { owner } = await company(deps, given, 'https://casa.example/hook', ['advert.archived'])
  await archive(deps, (await given.advert({ seller: owner })).id)

  await deliver(deps)

  const { deliveries } = await webhooksOf(deps, owner)
  expect(deliveries).toMatchObject([{ state: 'due', lastError: 'not_public' }])
})
