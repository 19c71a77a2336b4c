import type { ReactElement, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { favoriteCalls } from '#contract/favorites.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { noteRemoved } from '../../../lib/lists/favorites/favorites.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { favoritesTexts } from '../texts.ts'
import type { ShownFavorite } from './shown-favorite.ts'
import css from './favorite-item.module.css'

interface TakeOffFormProps {
  readonly item: ShownFavorite
  readonly title: string
  readonly onAsk: () => void
}

/** Removes a favourite; asks first, because the note goes with it. */
export function TakeOffForm({ item, title, onAsk }: TakeOffFormProps): ReactElement {
  const t = favoritesTexts.use().takeOff
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form method="post" onSubmit={submit}>
      <input type="hidden" name="subject" value={item.advertId} />
      <Button type="submit" name="intent" value="remove" aria-label={t.of(title)} title={t.button}>
        <Icon name="trash-2" size={18} />
      </Button>
    </form>
  )
}

interface TakeOffDialogProps {
  /** Null: the dialog is closed. */
  readonly item: ShownFavorite | null
  readonly onClose: () => void
  readonly onDone: () => void
}

export function TakeOffDialog({ item, onClose, onDone }: TakeOffDialogProps): ReactElement {
  const t = favoritesTexts.use().takeOff
  const remove = useCall(favoriteCalls.remove, { success: t.done, reloads: true })
  const takeOff = async (advID: string): Promise<void> => {
    const isDone = (await remove({ advID })) !== null
    // While the dialog is open, nothing behind it can be focused.
    flushSync(onClose)
    if (!isDone) return
    noteRemoved(advID)
    onDone()
  }
  return (
    <Dialog open={item !== null} onClose={onClose} title={t.title}>
      {item && (
        <>
          <p>
            <strong>{item.title}</strong>
          </p>
          <p>{t.text}</p>
          <div className={css['answers']}>
            <Button onPress={onClose}>{t.no}</Button>
            <Button kind="danger" busy={remove.isBusy} onPress={() => void takeOff(item.advertId)}>
              {t.yes}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
