import type { ReactElement } from 'react'
import { redirect } from '../../lib/router/index.ts'
import { queryLength } from '#contract/limits.ts'
import { messageCalls, type Conversation } from '#contract/people/messages.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { Refusal } from '#contract/refusals.ts'
import { priceRates } from '../../lib/lists/price-rates.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import {
  screenAction,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../lib/calls/screen.ts'
import type { Caller } from '../../lib/calls/visit.ts'
import { newClientId } from '../../lib/messages/client-id.ts'
import { reviewPath } from '../../parts/reviews/deal-key.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { filterOf, sideOf } from './list/list-address.ts'
import { loadConversations } from './list/load-conversations.ts'
import css from './my-messages.module.css'
import { offersTexts } from './offers/texts.ts'
import { conversationsTexts, fraudTexts, threadTexts } from './texts.ts'
import type { NotSent } from './not-sent.ts'
import { photoTexts } from '../adverts/texts.ts'
import { Thread } from './thread/thread-pane.tsx'
import { titleOf } from './topic-title.ts'

export const texts = [conversationsTexts, threadTexts, fraudTexts, offersTexts, photoTexts]

export const head: Head<Loaded> = ({ lang }, { opened }) => {
  const { head: list } = conversationsTexts.of(lang)
  if (!opened) return list
  return { ...list, title: `${titleOf(opened.conversation, lang).text} · ${list.title}` }
}

/** Two screens of a desktop; older ones follow on demand. */
const messagesOnPage = 20

const load = async (visit: ScreenVisit) => {
  const { call, device, query } = visit
  const after = query.get('after') ?? undefined
  const opened = await openConversation(visit)
  const filter = filterOf(query)
  const words = (query.get('q') ?? '').slice(0, queryLength).trim()
  const now = new Date().toISOString()
  if (!opened) {
    const asked = { side: sideOf(query), filter, words }
    return { list: await loadConversations(call, asked, after), opened, now }
  }
  const ofOpened = opened.conversation.isIncoming ? 'incoming' : 'outgoing'
  const view = { side: sideOf(query) ?? ofOpened, filter, words } as const
  // A phone has no room for it.
  const list = device === 'mobile' ? null : await loadConversations(call, view, after)
  return { list, opened: { ...opened, view }, now }
}

type Loaded = Awaited<ReturnType<typeof load>>

export const loader = screenLoader(load)

/** The conversation of the address with its newest messages; null where the address names none. */
async function openConversation({ call, params, query }: ScreenVisit) {
  const { conversationId: id } = params
  if (id === undefined) return null
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('conversation_not_found')
  const conversationId = Number(id)
  const [before] = /^\d{1,9}$/.exec(query.get('before') ?? '') ?? []
  const [opened, rates] = await Promise.all([
    call(messageCalls.getConversation, {
      ...{ conversationId, itemsNum: messagesOnPage },
      ...(before && { before: Number(before) }),
    }),
    priceRates(call),
  ])
  const toReview = await findReviewPath(call, opened.conversation)
  // Without JavaScript the form sends it, so that a form sent twice is one message.
  return { ...opened, rates, toReview, clientId: newClientId() }
}

/** Path of the form that reviews a sale; null where there is none to review, or that cannot be found out. */
async function findReviewPath(
  call: Caller,
  { advert, other }: Conversation,
): Promise<string | null> {
  if (advert?.state !== 'sold') return null
  const { items } = await call(reviewCalls.listWaiting, {}).catch(() => ({ items: [] }))
  const deal = items.find(
    ({ advertId, person }) => advertId === advert.id && person.id === other.id,
  )
  return deal ? reviewPath(deal) : null
}

/** Without JavaScript the composer sends a text through this action. */
export const action = screenAction(async ({ call, params }, form) => {
  const text = String(form.get('text') ?? '')
  const clientId = String(form.get('clientId') ?? '')
  const conversationId = Number(params['conversationId'])
  try {
    const { message } = await call(messageCalls.sendMessage, { conversationId, clientId, text })
    await call(messageCalls.markConversationRead, { conversationId, seq: message.seq })
  } catch (error) {
    return { text, refusal: answeredRefusal(error).code } satisfies NotSent
  }
  throw redirect(`/my-messages/${conversationId}`)
})

/** Conversations, and the open one: beside the list on a desktop, without it on a phone. */
export function Component(): ReactElement {
  const { list, opened, now } = useLoaded<typeof loader>()
  const t = conversationsTexts.use()
  return (
    <div
      className={css['split']}
      data-open={opened !== null}
      data-conversation={opened?.conversation.id}
    >
      {list && (
        <ConversationList loaded={list} openId={opened?.conversation.id ?? null} now={now} />
      )}
      {opened ? (
        <section className={css['pane']}>
          <Thread key={opened.conversation.id} opened={opened} view={opened.view} now={now} />
        </section>
      ) : (
        <section className={`${css['pane']} ${css['choose']}`}>
          {list.items.length > 0 && (
            <EmptyState icon="message-circle" title={t.choose.title}>
              <p>{t.choose.text}</p>
            </EmptyState>
          )}
        </section>
      )}
    </div>
  )
}
