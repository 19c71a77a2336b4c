import { useCallback, type ReactElement } from 'react'
import { useRefusalToast } from '../../../../lib/calls/use-refusal-toast.ts'
import { useLayoutData } from '../../../../lib/lists/favorites.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { ImagesStep } from '../../wizard/steps/images-step.tsx'
import { usePhotos } from '../../wizard/draft/use-photos.ts'
import css from './edit-form.module.css'

/** Unlike the words beside them, photos change on the server at once. */
export function EditPhotos({ id, most }: { id: string; most: number }): ReactElement {
  const own = myAdvertsTexts.use()
  const me = useLayoutData()?.me ?? null
  const advertId = useCallback(() => Promise.resolve(id), [id])
  const photos = usePhotos({ existingId: id, advertId, me }, useRefusalToast())
  return (
    <div className={css['photos']}>
      <ImagesStep photos={photos} most={most} />
      <p className={css['note']}>{own.edit.photosAtOnce}</p>
    </div>
  )
}
