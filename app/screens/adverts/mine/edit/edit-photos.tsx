import { useCallback, type ReactElement } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { useLayoutData } from '../../../../lib/lists/favorites.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { ImagesStep } from '../../wizard/steps/images-step.tsx'
import { usePhotos } from '../../wizard/draft/use-photos.ts'
import css from './edit-form.module.css'

/** Unlike the words beside them, photos change on the server at once. */
export function EditPhotos({ id, most }: { id: string; most: number }): ReactElement {
  const t = useTexts()
  const own = myAdvertsTexts.use()
  const me = useLayoutData()?.me ?? null
  const advertId = useCallback(() => Promise.resolve(id), [id])
  const complain = useCallback(
    (error: unknown) =>
      toast(t.refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger'),
    [t],
  )
  const photos = usePhotos({ existingId: id, advertId, me }, complain)
  return (
    <div className={css['photos']}>
      <ImagesStep photos={photos} most={most} />
      <p className={css['note']}>{own.edit.photosAtOnce}</p>
    </div>
  )
}
