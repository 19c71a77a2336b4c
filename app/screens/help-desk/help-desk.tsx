import type { ReactElement } from 'react'
import { data, redirect, useActionData } from '../../lib/router/index.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { helpDeskCalls, ticketTopics } from '#contract/help-desk.ts'
import {
  screenAction,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../lib/calls/screen.ts'
import { titleIn } from '../../lib/lists/cards.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { Done } from '../../parts/feedback/done.tsx'
import { TicketForm } from './form/ticket-form.tsx'
import { readTyped, requestTicket, type NotOpened, type OwnAdvert } from './form/ticket-request.ts'
import css from './help-desk.module.css'
import { MatchingArticles } from './matching-articles.tsx'
import { helpDeskTexts, topicTexts } from './texts.ts'
import { TopicList } from './topic-list.tsx'

export const texts = [helpDeskTexts, topicTexts]

export const head: Head = ({ lang }) => helpDeskTexts.of(lang).head

const ownAdverts = 50

export const loader = screenLoader(async (visit) => {
  const { call, query, me, lang } = visit
  const topic = ticketTopics.find((one) => one === query.get('topic')) ?? null
  const step = topic ? stepOf(query.get('step')) : 'topic'
  const { items } =
    topic && step === 'match'
      ? await call(helpDeskCalls.matchArticles, { topic, lang })
      : { items: [] }
  return {
    topic,
    step,
    articles: items,
    isUser: me !== null,
    hasAddress: Boolean(me?.email),
    isFromBot: query.get('from') === 'bot',
    adverts: me && step === 'write' ? await advertsOf(visit) : [],
  }
})

function stepOf(typed: string | null): 'match' | 'write' | 'done' {
  return typed === 'write' || typed === 'done' ? typed : 'match'
}

async function advertsOf({ call, lang }: ScreenVisit): Promise<OwnAdvert[]> {
  const { lines } = await call(ownAdvertCalls.listOwn, { itemsNum: ownAdverts })
  return lines.map(({ item }) => ({ id: item.id, title: titleIn(lang, item).text }))
}

/** Without JavaScript a ticket is opened through this action, the code in a step of its own. */
export const action = screenAction(async ({ call, lang, me }, form) => {
  const answer = await requestTicket(call, readTyped(form), { lang, isUser: me !== null })
  if ('address' in answer) throw redirect(answer.address)
  return data(answer, { status: answer.code || answer.errors ? 422 : 200 })
})

/** The help desk: topic first, then articles that may answer, then the form. */
export function Component(): ReactElement {
  const { topic, step, articles, ...form } = useLoaded<typeof loader>()
  const answer = useActionData<NotOpened>()
  const t = helpDeskTexts.use()
  const topics = topicTexts.use()
  const link = useLink()
  return (
    <div className={css['page']}>
      <div className={css['heading']}>
        <h1>{t.title}</h1>
        {form.isUser && <ButtonLink href={link('/my-tickets')}>{t.mine}</ButtonLink>}
      </div>
      {topic && step !== 'done' && (
        <p className={css['topic']}>
          <strong>{topics[topic].label}</strong>
          <a href={link('/help-desk')}>{t.otherTopic}</a>
        </p>
      )}
      {topic === null && <TopicList isFromBot={form.isFromBot} />}
      {topic && step === 'match' && (
        <MatchingArticles topic={topic} articles={articles} isFromBot={form.isFromBot} />
      )}
      {topic && step === 'write' && (
        <TicketForm key={topic} topic={topic} answer={answer} {...form} />
      )}
      {step === 'done' && <Answered />}
    </div>
  )
}

function Answered(): ReactElement {
  const t = helpDeskTexts.use().solved
  const link = useLink()
  return (
    <Done title={t.title}>
      <p>{t.text}</p>
      <ButtonLink href={link('/help-desk')}>{t.more}</ButtonLink>
    </Done>
  )
}
