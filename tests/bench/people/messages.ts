import { randomUUID } from 'node:crypto'
import { inboxCalls } from '#contract/people/inbox.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { withMarket } from '../market.ts'
import { ask, cpuOf, cpuOfPage, withServer, type Served } from '../served.ts'
import { table, type Figure } from '../table.ts'
import {
  fillConversations,
  fillPeople,
  messagesPerConversation,
  secret,
  type People,
  type Person,
} from './fill.ts'

/** CPU ms of messages for a company that all others write to. */
export async function measureMessages(dataDir: string): Promise<Figure[]> {
  const filled = await withMarket(dataDir, 2, async ({ sql }) => {
    const people = await fillPeople(sql)
    await fillConversations(sql, people)
    const opened = await sql<{ id: number; buyerId: number }[]>`
      select distinct on (buyer_id) id, buyer_id from conversations where seller_id = ${people.company.id}
      order by buyer_id, id`
    return { people, opened: new Map(opened.map(({ id, buyerId }) => [buyerId, id])) }
  })
  const settings = { SESSION_SECRET: secret, SEED: 'none', PAGE_CACHE: 'false' }
  return withServer(dataDir, settings, (served) => measure(served, filled.people, filled.opened))
}

async function measure(
  served: Served,
  { company, buyers }: People,
  opened: ReadonlyMap<number, number>,
): Promise<Figure[]> {
  const conversations = opened.size * 20
  const all = (conversations * messagesPerConversation).toLocaleString('en')
  const title = `Messages: a company with ${conversations.toLocaleString('en')} conversations of ${all} messages, CPU ms`
  const line = table('messages', title)
  const [first = 0] = opened.values()
  return [
    line({
      name: 'inbox page',
      value: await cpuOfPage(served, '/my-messages', company.cookie),
      most: 4,
    }),
    line({
      name: 'inbox page, unread alone',
      value: await cpuOfPage(served, '/my-messages?filter=unread', company.cookie),
      most: 4,
    }),
    line({
      name: 'conversation page',
      value: await cpuOfPage(served, `/my-messages/${first}`, company.cookie),
      most: 4,
    }),
    line({
      name: 'check_inbox',
      value: await cpuOfCall(served, company, inboxCalls.checkInbox),
      most: 0.3,
    }),
    line({
      name: `check_inbox, ${connections} connections`,
      value: await cpuOfParallelCalls(served, company, inboxCalls.checkInbox),
      most: 0.3,
    }),
    line({
      name: 'search in the conversations',
      value: await cpuOfCall(served, company, messageCalls.listConversations, {
        side: 'incoming',
        q: 'ultimul pret',
      }),
      most: 20,
    }),
    line({ name: 'sending a message', value: await cpuOfSending(served, buyers, opened), most: 3 }),
  ]
}

interface Asked {
  readonly path: string
  readonly action?: string | undefined
}

function cpuOfCall(served: Served, { cookie }: Person, call: Asked, input = {}): Promise<number> {
  return cpuOf(served, () => ask(call.path, call, input, cookie))
}

const connections = 8

async function cpuOfParallelCalls(
  served: Served,
  { cookie }: Person,
  call: Asked,
): Promise<number> {
  const once = () => ask(call.path, call, {}, cookie)
  return (
    (await cpuOf(served, () => Promise.all(Array.from({ length: connections }, once)))) /
    connections
  )
}

/** By a different buyer each time, because a person may send so many in a minute. */
function cpuOfSending(
  served: Served,
  buyers: readonly Person[],
  opened: ReadonlyMap<number, number>,
) {
  const { sendMessage } = messageCalls
  let nth = 0
  return cpuOf(served, async () => {
    const buyer = buyers[nth++ % buyers.length]
    if (!buyer) return
    const message = {
      conversationId: opened.get(buyer.id),
      clientId: randomUUID(),
      text: 'Bună ziua! Pot veni mâine după ora șase, dacă mai este valabil?',
    }
    await ask(sendMessage.path, sendMessage, message, buyer.cookie)
  })
}
