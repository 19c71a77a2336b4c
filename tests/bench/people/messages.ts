import { randomUUID } from 'node:crypto'
import { inboxCalls } from '#contract/people/inbox.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { controlMs } from '../control.ts'
import { withMarket } from '../market.ts'
import { ask, cpuOf, cpuOfPage, untilQuiet, withServer, type Served } from '../served.ts'
import { table, type Figure } from '../table.ts'
import {
  fillConversations,
  fillPeople,
  messagesPerConversation,
  secret,
  type People,
  type Person,
} from './fill.ts'

/** Requests before a figure is measured: until then the code is being compiled. */
const warm = 300

interface Filled extends People {
  /** A conversation of each buyer. */
  readonly opened: ReadonlyMap<number, number>
  readonly conversations: number
}

/** CPU ms of messages for a company that all others write to. */
export async function measureMessages(
  dataDir: string,
  conversationsPerBuyer: number,
): Promise<Figure[]> {
  const filled = await withMarket(dataDir, 2, async ({ sql }) => {
    const people = await fillPeople(sql)
    await fillConversations(sql, people, conversationsPerBuyer)
    const opened = await sql<{ id: number; buyerId: number }[]>`
      select distinct on (buyer_id) id, buyer_id from conversations where seller_id = ${people.company.id}
      order by buyer_id, id`
    return {
      ...people,
      opened: new Map(opened.map(({ id, buyerId }) => [buyerId, id])),
      conversations: opened.length * conversationsPerBuyer,
    }
  })
  const settings = { SESSION_SECRET: secret, SEED: 'none', PAGE_CACHE: 'false' }
  return withServer(dataDir, settings, async (served) => {
    await untilQuiet(served)
    const line = table('messages', titleOf(filled))
    const control = await withMarket(dataDir, 1, ({ sql }) => controlMs(sql))
    line({ name: 'control: fixed rendering and SQL', value: control, most: 30 })
    return [
      ...(await measurePages(served, filled, line)),
      ...(await measureCalls(served, filled, line)),
    ]
  })
}

function titleOf({ conversations }: Filled): string {
  const all = (conversations * messagesPerConversation).toLocaleString('en')
  return `Messages: a company with ${conversations.toLocaleString('en')} conversations of ${all} messages, CPU ms`
}

type Line = ReturnType<typeof table>

async function measurePages(
  served: Served,
  { company, opened }: Filled,
  line: Line,
): Promise<Figure[]> {
  const [first = 0] = opened.values()
  const page = (path: string): Promise<number> => cpuOfPage(served, path, company.cookie, warm)
  return [
    line({ name: 'an empty page of a user', value: await page('/my-following'), most: 4 }),
    line({ name: 'inbox page', value: await page('/my-messages'), most: 4 }),
    line({
      name: 'inbox page, unread alone',
      value: await page('/my-messages?filter=unread'),
      most: 4,
    }),
    line({ name: 'conversation page', value: await page(`/my-messages/${first}`), most: 4 }),
  ]
}

async function measureCalls(served: Served, filled: Filled, line: Line): Promise<Figure[]> {
  const { company } = filled
  const { checkInbox } = inboxCalls
  const found = { side: 'incoming', q: 'ultimul pret' }
  return [
    line({ name: 'check_inbox', value: await cpuOfCall(served, company, checkInbox), most: 0.3 }),
    line({
      name: `check_inbox, ${connections} connections`,
      value: await cpuOfParallelCalls(served, company, checkInbox),
      most: 0.3,
    }),
    line({
      name: 'search in the conversations',
      value: await cpuOf(served, () =>
        ask(
          messageCalls.listConversations.path,
          messageCalls.listConversations,
          found,
          company.cookie,
        ),
      ),
      most: 20,
    }),
    line({ name: 'sending a message', value: await cpuOfSending(served, filled), most: 3 }),
  ]
}

interface Asked {
  readonly path: string
  readonly action?: string | undefined
}

function cpuOfCall(served: Served, { cookie }: Person, call: Asked): Promise<number> {
  return cpuOf(served, () => ask(call.path, call, {}, cookie), warm)
}

const connections = 8

async function cpuOfParallelCalls(
  served: Served,
  { cookie }: Person,
  call: Asked,
): Promise<number> {
  const once = () => ask(call.path, call, {}, cookie)
  const all = (): Promise<unknown> => Promise.all(Array.from({ length: connections }, once))
  return (await cpuOf(served, all, warm)) / connections
}

/** Who write in turns, because a person may send so many in a minute. */
const writers = 400

async function cpuOfSending(served: Served, { buyers, opened }: Filled): Promise<number> {
  const writing = buyers.slice(0, writers)
  const { checkInbox } = inboxCalls
  // Who writes has opened a page before: the signature of the session is known.
  for (const { cookie } of writing) await ask(checkInbox.path, checkInbox, {}, cookie)
  const { sendMessage } = messageCalls
  let nth = 0
  const send = async (): Promise<void> => {
    const buyer = writing[nth++ % writing.length]
    if (!buyer) return
    const message = {
      conversationId: opened.get(buyer.id),
      clientId: randomUUID(),
      text: 'Bună ziua! Pot veni mâine după ora șase, dacă mai este valabil?',
    }
    await ask(sendMessage.path, sendMessage, message, buyer.cookie)
  }
  return cpuOf(served, send, warm)
}
