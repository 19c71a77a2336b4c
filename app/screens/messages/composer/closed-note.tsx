import { useEffect, useState, type ReactElement } from 'react'
import type { Conversation } from '#contract/people/messages.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { draftKey, readDraft } from '../../../lib/messages/drafts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { threadTexts } from '../texts.ts'
import { useBlocking } from '../thread/menu/use-blocking.ts'
import css from './closed-note.module.css'

interface ClosedNoteProps {
  readonly conversation: Conversation
  readonly userId: string
  /** It has replaced the composer on the open page. */
  readonly isNew: boolean
}

/** Stands in place of the composer and says why nothing can be written; shows what was being written. */
export function ClosedNote({ conversation, userId, isNew }: ClosedNoteProps): ReactElement {
  const { closed: t } = threadTexts.use()
  const { id, isBlocked, other } = conversation
  const blocking = useBlocking(other.id)
  const [draft, setDraft] = useState('')
  useEffect(() => setDraft(readDraft(draftKey(userId, id)).text), [userId, id])
  return (
    // The focus was likely in the composer; who blocks has it elsewhere.
    <div
      className={css['note']}
      role="group"
      tabIndex={-1}
      ref={isNew && !isBlocked ? focusNew : undefined}
      aria-label={t[reasonOf(conversation)]}
    >
      <Icon name={isBlocked ? 'ban' : 'info'} />
      <p>{t[reasonOf(conversation)]}</p>
      {isBlocked && (
        <Button busy={blocking.isBusy} onPress={() => blocking.set(false)}>
          {t.unblock}
        </Button>
      )}
      {draft && (
        <p className={css['draft']}>
          {t.draft} <q>{draft}</q>
        </p>
      )}
    </div>
  )
}

function reasonOf({ isBlocked, isBanned, other }: Conversation) {
  if (isBlocked) return 'blocked'
  if (isBanned) return 'banned'
  if (other.isActive) return 'unreachable'
  return other.name ? 'account' : 'erased'
}
