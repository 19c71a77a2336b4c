import type { ReactElement } from 'react'
import type { Conversation } from '#contract/people/messages.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { threadTexts } from '../texts.ts'
import { useBlocking } from '../thread/menu/use-blocking.ts'
import css from './closed-note.module.css'

/** Stands in place of the composer and says why nothing can be written. */
export function ClosedNote({ conversation }: { conversation: Conversation }): ReactElement {
  const { closed: t } = threadTexts.use()
  const { isBlocked, other } = conversation
  const blocking = useBlocking(other.id)
  return (
    <div className={css['note']}>
      <Icon name={isBlocked ? 'ban' : 'info'} />
      <p>{t[reasonOf(conversation)]}</p>
      {isBlocked && (
        <Button busy={blocking.isBusy} onPress={() => blocking.set(false)}>
          {t.unblock}
        </Button>
      )}
    </div>
  )
}

function reasonOf({ isBlocked, other }: Conversation) {
  if (isBlocked) return 'blocked'
  if (other.isActive) return 'unreachable'
  return other.name ? 'account' : 'erased'
}
