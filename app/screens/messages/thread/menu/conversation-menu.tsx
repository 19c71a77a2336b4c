import { useState, type ReactElement } from 'react'
import { messageCalls, type Conversation } from '#contract/people/messages.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { threadTexts } from '../../texts.ts'
import css from './conversation-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { useBlocking } from './use-blocking.ts'
import { useSale } from './use-sale.tsx'

const menuId = 'conversation-menu'

/** Actions on a conversation: its sale, mute, archive, block. */
export function ConversationMenu({ conversation }: { conversation: Conversation }): ReactElement {
  const { id, isMuted, isArchived, isBlocked, other } = conversation
  const { menu: t, done } = threadTexts.use()
  const link = useLink()
  const [isAsking, setIsAsking] = useState(false)
  const change = useCall(messageCalls.setConversation, {
    reloads: true,
    success: (_, input) => done[saidOf(input)],
  })
  const blocking = useBlocking(other.id)
  const { sale, dialog: soldDialog } = useSale(conversation)
  return (
    <>
      <button
        type="button"
        className={`${css['opener']} needs-script`}
        aria-label={t.label}
        title={t.label}
        popoverTarget={menuId}
      >
        <Icon name="ellipsis" />
      </button>
      <div id={menuId} popover="auto" className={css['menu']} role="group" aria-label={t.label}>
        {other.username && (
          <a className={css['entry']} href={link(routes.profile(other.username))}>
            <Icon name="user" />
            {t.profile}
          </a>
        )}
        {sale && <MenuEntry icon="check" label={t.sold} opensDialog onPress={sale.ask} />}
        {sale?.isReserved && <MenuEntry icon="circle-x" label={t.free} onPress={sale.free} />}
        <MenuEntry
          icon={isMuted ? 'bell' : 'bell-off'}
          label={isMuted ? t.unmute : t.mute}
          onPress={() => void change({ conversationId: id, isMuted: !isMuted })}
        />
        <MenuEntry
          icon="archive"
          label={isArchived ? t.unarchive : t.archive}
          onPress={() => void change({ conversationId: id, isArchived: !isArchived })}
        />
        <MenuEntry
          icon="ban"
          label={isBlocked ? t.unblock : t.block}
          opensDialog={!isBlocked}
          onPress={() => (isBlocked ? blocking.set(false) : setIsAsking(true))}
        />
      </div>
      <BlockDialog
        name={other.name}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => blocking.set(true)}
      />
      {soldDialog}
    </>
  )
}

function saidOf({ isMuted, isArchived }: { isMuted?: unknown; isArchived?: unknown }) {
  if (isMuted !== undefined) return isMuted === true ? 'muted' : 'unmuted'
  return isArchived === true ? 'archived' : 'unarchived'
}

interface BlockDialogProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

function BlockDialog({ name, isOpen, onClose, onConfirm }: BlockDialogProps): ReactElement {
  const { block: t, someone } = threadTexts.use()
  const confirm = (): void => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title(name || someone)}>
      <p>{t.text}</p>
      <div className={css['ways']}>
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button kind="danger" onPress={confirm}>
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
