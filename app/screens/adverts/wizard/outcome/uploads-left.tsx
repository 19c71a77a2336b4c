import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { hasFailed, isPending } from '../../photos/upload/uploads.ts'
import css from '../steps/finish-step.module.css'
import form from '../steps/form.module.css'
import type { PhotoEditor } from '../state/use-photos.ts'

/** Pending and failed uploads: publishing waits for the pending ones, and failed ones require a decision. */
export function UploadsLeft({
  photos,
}: {
  readonly photos: Pick<PhotoEditor, 'uploads' | 'retry'>
}): ReactElement {
  const t = postingTexts.use().finish
  const pending = photos.uploads.filter(isPending)
  const failed = photos.uploads.filter(hasFailed)
  const done = pending.reduce((sum, { progress }) => sum + progress, 0)
  return (
    <>
      <div role="status">
        {pending.length > 0 && (
          <div className={css['uploads']}>
            <p className={form['plain']}>{t.uploading(pending.length)}</p>
            <progress aria-label={t.progress} max={pending.length} value={done} />
          </div>
        )}
      </div>
      {failed.length > 0 && (
        <div className={form['summary']} role="alert">
          <p className={form['summaryTitle']}>{t.failed(failed.length)}</p>
          <Button onPress={() => failed.forEach((upload) => photos.retry(upload))}>
            {t.retry}
          </Button>
        </div>
      )}
    </>
  )
}
