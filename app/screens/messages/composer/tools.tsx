import { useState, type ReactElement } from 'react'
import type { Conversation } from '#contract/people/messages.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { offersTexts } from '../offers/texts.ts'
import { threadTexts } from '../texts.ts'
import { PlaceDialog } from './place-dialog.tsx'
import css from './tools.module.css'
import type { ComposerState } from './use-composer.ts'

// Some systems do not list HEIC as an image type.
const accepted = 'image/*,.heic,.heif'

interface ToolsProps {
  readonly composer: ComposerState
  readonly conversation: Conversation
  readonly onOffer: () => void
}

/** What can be added to a message: photos, a place to meet, the own number; and an offer. */
export function Tools({ composer, conversation, onOffer }: ToolsProps): ReactElement {
  const t = threadTexts.use().compose
  const offers = offersTexts.use()
  const [opened, setOpened] = useState<'place' | 'phone' | null>(null)
  const close = (): void => setOpened(null)
  return (
    <div className={`${css['tools']} needs-script`}>
      <label className={css['tool']} title={t.addPhoto}>
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={accepted}
          aria-label={t.addPhoto}
          onChange={({ target }) => {
            composer.addPhotos([...(target.files ?? [])])
            // Allows selecting the same file again.
            target.value = ''
          }}
        />
        <Icon name="image-plus" />
      </label>
      <button
        type="button"
        className={css['tool']}
        aria-label={t.addPlace}
        title={t.addPlace}
        onClick={() => setOpened('place')}
      >
        <Icon name="map-pin" />
      </button>
      <button
        type="button"
        className={css['tool']}
        aria-label={t.sharePhone}
        title={t.sharePhone}
        onClick={() => setOpened('phone')}
      >
        <Icon name="phone" />
      </button>
      {canOffer(conversation) && (
        <button
          type="button"
          className={css['tool']}
          aria-label={offers.form.title}
          title={offers.form.title}
          onClick={onOffer}
        >
          <Icon name="tag" />
        </button>
      )}
      <PlaceDialog composer={composer} isOpen={opened === 'place'} onClose={close} />
      <SharePhone
        name={conversation.other.name}
        isOpen={opened === 'phone'}
        onClose={close}
        onConfirm={composer.sharePhone}
      />
    </div>
  )
}

/** A buyer offers for what has a price and is nobody's yet. */
function canOffer({ isIncoming, advert }: Conversation): boolean {
  return !isIncoming && advert?.state === 'active' && !advert.isFree
}

interface SharePhoneProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

function SharePhone({ name, isOpen, onClose, onConfirm }: SharePhoneProps): ReactElement {
  const { share: t } = threadTexts.use()
  const confirm = (): void => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title}>
      <p>{t.text(name)}</p>
      <div className={css['ways']}>
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button kind="primary" onPress={confirm}>
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
