import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useRevalidator } from '../../../lib/router/index.ts'
import { messageCalls, type Conversation, type Message } from '#contract/people/messages.ts'
import { inboxPollSeconds } from '#contract/limits.ts'
import { postInBackground } from '../../../lib/calls/calls.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import type { PriceRates } from '../../../lib/lists/price-rates.ts'
import { listenLive } from '../../../lib/messages/live-events.ts'
import { listenSent } from '../../../lib/messages/own-outbox.ts'
import { mergeMessages } from './thread.ts'

export interface OpenedConversation {
  readonly conversation: Conversation
  /** The newest messages, or those before `before` of the address. */
  readonly items: readonly Message[]
  readonly hasMore: boolean
  /** For prices in another currency; null where they cannot be had. */
  readonly rates: PriceRates | null
  /** Path of the form that reviews the sale; null where there is none to review. */
  readonly toReview: string | null
  /** Idempotency key for the form without JavaScript. */
  readonly clientId: string
}

export interface ThreadState {
  readonly messages: readonly Message[]
  readonly readByOther: number
  readonly hasOlder: boolean
  readonly older: { readonly load: () => void; readonly isBusy: boolean }
  /** Newest message of the other side that came while the page was open; null before. */
  readonly arrived: Message | null
  /** Reads anew from this message on, after it was changed. */
  readonly reload: (seq: number) => void
}

/** Messages before the newest one that a poll reads again: they may have been changed or released since. */
const recheckedMessages = 20

/** The messages of an open conversation, kept current by events, polls and sending. */
export function useThread({ conversation, ...loaded }: OpenedConversation): ThreadState {
  const { id } = conversation
  const { revalidate } = useRevalidator()
  const [received, setReceived] = useState<readonly Message[]>([])
  const [readByOther, setReadByOther] = useState(0)
  const [arrived, setArrived] = useState<Message | null>(null)
  const [hasOlder, setHasOlder] = useState(loaded.hasMore)
  const messages = useMemo(() => mergeMessages(loaded.items, received), [loaded.items, received])
  const receive = (items: readonly Message[]): void =>
    setReceived((known) => mergeMessages(known, items))
  const newest = messages.at(-1)?.seq ?? 0
  const fetchAfter = async (from: number): Promise<void> => {
    for (let after = Math.max(0, from); ;) {
      const page = await postInBackground(messageCalls.listMessages, { conversationId: id, after })
      receive(page.items)
      // An answer to an offer reserves the advert.
      if (page.items.some(({ seq, isOfferAnswer }) => isOfferAnswer && seq > newest))
        void revalidate()
      setReadByOther(page.readByOther)
      const last = page.items.at(-1)
      const other = page.items.findLast(({ isOwn, seq }) => !isOwn && seq > newest)
      if (other) setArrived(other)
      if (!page.hasMore || !last) return
      after = last.seq
    }
  }
  const load = (from: number): void => void fetchAfter(from).catch(() => undefined)
  useNews(id, {
    onMessage: (seq) => load(Math.min(newest, seq - 1)),
    onRead: (seq) => setReadByOther((known) => Math.max(known, seq)),
    onChanged: () => void revalidate(),
    onSent: (message) => receive([message]),
    onPoll: () => load(newest - recheckedMessages),
  })
  const older = useCall(messageCalls.listMessages, {
    onDone: (page) => {
      receive(page.items)
      setHasOlder(page.hasMore)
    },
  })
  const loadOlder = (): void => {
    const [first] = messages
    if (first) void older({ conversationId: id, before: first.seq })
  }
  return {
    ...{ messages, hasOlder, arrived },
    readByOther: Math.max(readByOther, conversation.readByOther),
    older: { load: loadOlder, isBusy: older.isBusy },
    reload: (seq) => load(seq - 1),
  }
}

interface NewsHandlers {
  readonly onMessage: (seq: number) => void
  readonly onRead: (seq: number) => void
  readonly onSent: (message: Message) => void
  /** What the two can do in the conversation has changed. */
  readonly onChanged: () => void
  /** After a gap in the events, and every 30 seconds, because there may be no events at all. */
  readonly onPoll: () => void
}

function useNews(conversationId: number, handlers: NewsHandlers): void {
  const onMessage = useEffectEvent(handlers.onMessage)
  const onRead = useEffectEvent(handlers.onRead)
  const onSent = useEffectEvent(handlers.onSent)
  const onChanged = useEffectEvent(handlers.onChanged)
  const onPoll = useEffectEvent(handlers.onPoll)
  useEffect(() => {
    const stopLive = listenLive((event) => {
      if (event.kind === 'open') onPoll()
      if (!('conversationId' in event) || event.conversationId !== conversationId) return
      if (event.kind === 'message') onMessage(event.seq)
      if (event.kind === 'read') onRead(event.seq)
      if (event.kind === 'conversation') onChanged()
    })
    const stopSent = listenSent((sent) => {
      if (sent.conversationId === conversationId) onSent(sent.message)
    })
    const poll = (): void => {
      if (!document.hidden) onPoll()
    }
    const timer = setInterval(poll, inboxPollSeconds * 1_000)
    document.addEventListener('visibilitychange', poll)
    window.addEventListener('online', poll)
    return () => {
      stopLive()
      stopSent()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
      window.removeEventListener('online', poll)
    }
  }, [conversationId])
}
