import type { ReactElement } from 'react'
import type { Conversation, Topic } from '#contract/people/messages.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { noPhoto, smallThumbnail } from '../../../lib/browser/images.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { listAddress, type ListView } from '../list/list-address.ts'
import { conversationsTexts, threadTexts } from '../texts.ts'
import { titleOf } from '../topic-title.ts'
import { ConversationMenu } from './menu/conversation-menu.tsx'
import css from './topic-bar.module.css'

interface TopicBarProps {
  readonly conversation: Conversation
  readonly view: ListView
}

/** The other side, the actions, and the advert with its price and state. */
export function TopicBar({ conversation, view }: TopicBarProps): ReactElement {
  const t = threadTexts.use()
  const { erased } = conversationsTexts.use()
  const link = useLink()
  return (
    <header className={css['bar']}>
      <div className={css['person']}>
        <a className={css['back']} href={link(listAddress(view))} aria-label={t.back}>
          <Icon name="arrow-left" />
        </a>
        <h1 className={css['name']}>{conversation.other.name || erased}</h1>
        <ConversationMenu conversation={conversation} />
      </div>
      <TopicCard conversation={conversation} />
    </header>
  )
}

/** Only adverts that are still public have a page to link to. */
function TopicCard({ conversation }: Pick<TopicBarProps, 'conversation'>): ReactElement {
  const link = useLink()
  const { advert } = conversation
  if (advert?.state !== 'active') {
    return (
      <div className={css['topic']}>
        <TopicFacts conversation={conversation} />
      </div>
    )
  }
  return (
    <a className={css['topic']} href={link(routes.advert(advert.id))}>
      <TopicFacts conversation={conversation} />
      <Icon name="chevron-right" size={16} />
    </a>
  )
}

function TopicFacts({ conversation }: Pick<TopicBarProps, 'conversation'>): ReactElement {
  const lang = useLang()
  const { advert } = conversation
  const title = titleOf(conversation, lang)
  return (
    <>
      <img
        className={css['photo']}
        src={advert?.image ? smallThumbnail(advert.image) : noPhoto}
        alt=""
        width={56}
        height={42}
      />
      <span className={css['title']} lang={title.lang}>
        {title.text}
      </span>
      <span className={css['facts']}>
        {advert && <Price advert={advert} />}
        <State state={advert?.state ?? 'erased'} />
      </span>
    </>
  )
}

function Price({ advert }: { advert: Topic }): ReactElement {
  const t = useTexts()
  return <strong className={css['price']}>{priceText(t, advert)}</strong>
}

function State({ state }: { state: Topic['state'] | 'erased' }): ReactElement | null {
  const { states } = threadTexts.use()
  return state === 'active' ? null : <span className={css['state']}>{states[state]}</span>
}
