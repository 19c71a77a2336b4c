import type { MouseEvent, ReactElement } from 'react'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { conversationsTexts } from '../texts.ts'
import { ConversationRow } from './conversation-row.tsx'
import css from './conversation-list.module.css'
import { EmptyList } from './empty-list.tsx'
import { listAddress } from './list-address.ts'
import { ListControls } from './list-controls.tsx'
import { SettingsButton } from '../settings/settings-button.tsx'
import { useConversations, type Conversations } from './use-conversations.ts'
import type { LoadedConversations } from './load-conversations.ts'

interface ConversationListProps {
  readonly loaded: LoadedConversations
  /** Id of the conversation beside the list; null: none. */
  readonly openId: number | null
  readonly now: string
}

/** Own conversations of one side, with tabs, filters and search. */
export function ConversationList({ loaded, openId, now }: ConversationListProps): ReactElement {
  const t = conversationsTexts.use()
  const list = useConversations(loaded)
  const Title = openId === null ? 'h1' : 'h2'
  return (
    <section className={css['list']} aria-label={t.list}>
      <header className={css['header']}>
        <Title className={css['title']}>{t.title}</Title>
        <SettingsButton />
      </header>
      <ListControls view={list.view} unread={list.unread} />
      {list.items.length === 0 ? (
        <div className={css['scroll']}>
          <EmptyList view={list.view} />
          {list.next !== null && <More list={list} next={list.next} />}
        </div>
      ) : (
        <div className={css['scroll']}>
          <ul className={css['rows']}>
            {list.items.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                view={list.view}
                isOpen={conversation.id === openId}
                now={now}
              />
            ))}
          </ul>
          {list.next !== null && <More list={list} next={list.next} />}
        </div>
      )}
    </section>
  )
}

/** Older conversations: appended, or without JavaScript on a page of their own. */
function More({ list, next }: { list: Conversations; next: string }): ReactElement {
  const t = conversationsTexts.use()
  const link = useLink()
  const add = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    list.more()
  }
  return (
    <div className={css['more']}>
      <ButtonLink
        href={link(listAddress(list.view, next))}
        aria-busy={list.isBusy || undefined}
        onClick={add}
      >
        {t.more}
      </ButtonLink>
    </div>
  )
}
