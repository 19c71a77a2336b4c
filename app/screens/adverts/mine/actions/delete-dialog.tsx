import type { ReactElement } from 'react'
import { myAdvertsTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import type { AdvertActions } from './use-advert-actions.ts'
import css from '../my-adverts.module.css'

interface DeleteDialogProps {
  /** Empty: the dialog is closed. */
  readonly ids: readonly string[]
  readonly advertActions: AdvertActions
  readonly onClose: () => void
}

/** Confirms a deletion, which cannot be undone. */
export function DeleteDialog({ ids, advertActions, onClose }: DeleteDialogProps): ReactElement {
  const t = myAdvertsTexts.use().remove
  return (
    <Dialog open={ids.length > 0} onClose={onClose} title={t.title(ids.length)}>
      <p>{t.text}</p>
      <div className={css['answers']}>
        <Button onPress={onClose}>{t.no}</Button>
        <Button
          kind="danger"
          busy={advertActions.isDoing('remove', ids)}
          onPress={() => void advertActions.remove(ids).then(onClose)}
        >
          {t.yes}
        </Button>
      </div>
    </Dialog>
  )
}
