import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { savedSearchesTexts } from './texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import type { SavedLine } from './saved-line.ts'
import type { Searches } from './use-searches.ts'
import css from './saved-searches.module.css'

interface DeleteDialogProps {
  /** Null: the dialog is closed. */
  readonly line: SavedLine | null
  readonly searches: Searches
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms a deletion, which cannot be undone. */
export function DeleteDialog({ line, searches, onDone, onClose }: DeleteDialogProps): ReactElement {
  const t = savedSearchesTexts.use().remove
  const remove = async (id: number): Promise<void> => {
    const isDone = await searches.remove(id)
    // While the dialog is open, nothing behind it can be focused.
    flushSync(onClose)
    if (isDone) onDone()
  }
  return (
    <Dialog open={line !== null} onClose={onClose} title={t.title}>
      {line && (
        <>
          <p>{t.text(line.name)}</p>
          <div className={css['answers']}>
            <Button onPress={onClose}>{t.no}</Button>
            <Button
              kind="danger"
              busy={searches.isBusy(line.id)}
              onPress={() => void remove(line.id)}
            >
              {t.yes}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
