import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { hasFailed, isUnderway } from '../../photos/upload/uploads.ts'
import css from '../steps/finish-step.module.css'
import form from '../steps/form.module.css'
import type { PhotoDesk } from '../state/use-photos.ts'

/** Pending and failed uploads: publishing waits for the pending ones, and failed ones require a decision. */
export function UploadsLeft({
  photos,
}: {
  readonly photos: Pick<PhotoDesk, 'uploads' | 'retry'>
}): ReactElement {
  const t = postingTexts.use().finish
  const underway = photos.uploads.filter(isUnderway)
  const failed = photos.uploads.filter(hasFailed)
  const done = underway.reduce((sum, { progress }) => sum + progress, 0)
  return (
    <>
      <div role="status">
        {underway.length > 0 && (
          <div className={css['uploads']}>
            <p className={form['plain']}>{t.uploading(underway.length)}</p>
            <progress aria-label={t.progress} max={underway.length} value={done} />
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
