import type { ReactElement } from 'react'
import { useLink } from '../../../lib/texts/texts.ts'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { conversationsTexts } from '../texts.ts'
import { listAddress, type ListView } from './list-address.ts'

/** Why the list is empty, and the way on. */
export function EmptyList({ view }: { view: ListView }): ReactElement {
  const t = conversationsTexts.use()
  const link = useLink()
  const { side, filter, words } = view
  if (words || filter !== 'all') {
    const { title, text } = words
      ? t.empty.search(words)
      : t.empty[filter === 'all' ? 'unread' : filter]
    return (
      <EmptyState icon={words ? 'search' : 'message-circle'} title={title}>
        <p>{text}</p>
        <ButtonLink href={link(listAddress({ side, filter: 'all', words: '' }))}>
          {t.empty.all}
        </ButtonLink>
      </EmptyState>
    )
  }
  const { title, text, action } = t.empty[side]
  return (
    <EmptyState icon="message-circle" title={title}>
      <p>{text}</p>
      <ButtonLink kind="primary" href={link(side === 'incoming' ? '/add-advert' : '/search')}>
        {action}
      </ButtonLink>
    </EmptyState>
  )
}
