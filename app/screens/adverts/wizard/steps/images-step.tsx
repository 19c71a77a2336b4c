import type { ReactElement } from 'react'
import { photoTexts } from '../../texts.ts'
import { PhoneUpload } from '../../photos/phone/phone-dialog.tsx'
import { PhotoPicker } from '../../photos/photo-picker.tsx'
import { PhotoTiles } from '../../photos/photo-tiles.tsx'
import { RefusedList } from '../../photos/refused-list.tsx'
import { isAwaited, takesRoom } from '../../photos/upload/uploads.ts'
import form from './form.module.css'
import type { PhotoEditor } from '../state/use-photos.ts'

interface ImagesStepProps {
  readonly photos: PhotoEditor
  /** Maximum number of photos of the category. */
  readonly max: number
}

/** Photos of an advert: selection, camera, drop, paste, or upload from a phone. */
export function ImagesStep({ photos, max }: ImagesStepProps): ReactElement {
  const t = photoTexts.use()
  const { images, uploads, add } = photos
  const room = max - images.length - uploads.filter(takesRoom).length
  const have = images.length + uploads.filter(isAwaited).length
  const held = uploads.filter(({ state }) => state === 'held').length
  return (
    <section className={form['form']} aria-labelledby="photos-title">
      <div>
        <h2 className={form['legend']} id="photos-title">
          {t.title} <span className={form['muted']}>{t.count(have, Math.max(max, have))}</span>
        </h2>
        <p className={form['hint']}>{room > 0 ? t.hint(max) : t.full}</p>
      </div>
      <PhotoPicker onFiles={(files) => add(files, room)} />
      <PhoneUpload photos={photos} />
      <RefusedList uploads={uploads} max={max} onDismiss={photos.dismiss} />
      {images.length > 1 && <p className={form['hint']}>{t.order}</p>}
      <PhotoTiles photos={photos} />
      {held > 0 && <p className={form['plain']}>{t.held(held)}</p>}
      <p className="visually-hidden" role="status">
        {images.length > 0 && t.arrived(images.length)}
      </p>
    </section>
  )
}
