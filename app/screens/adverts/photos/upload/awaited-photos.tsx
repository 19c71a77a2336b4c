import type { ReactElement } from 'react'
import { photoTexts } from '../../texts.ts'
import tiles from '../photo-tiles.module.css'
import type { Upload } from './uploads.ts'
import { usePreview } from './use-preview.ts'
import css from './awaited-photos.module.css'

interface AwaitedPhotosProps {
  readonly uploads: readonly Upload[]
  /** Number of the first of them among the photos of the advert. */
  readonly from: number
}

/** Photos that are still in this browser, as the advert will show them. */
export function AwaitedPhotos({ uploads, from }: AwaitedPhotosProps): ReactElement | null {
  const t = photoTexts.use()
  if (uploads.length === 0) return null
  return (
    <ul className={`${tiles['tiles']} ${css['photos']}`} aria-label={t.list}>
      {uploads.map((upload, index) => (
        <li key={upload.key}>
          <AwaitedPhoto upload={upload} label={t.photo(from + index)} />
        </li>
      ))}
    </ul>
  )
}

function AwaitedPhoto({ upload, label }: { upload: Upload; label: string }): ReactElement {
  const address = usePreview(upload)
  return address ? (
    <img
      className={tiles['photo']}
      src={address}
      alt={label}
      width={1200}
      height={900}
      data-no-placeholder=""
    />
  ) : (
    <span className={tiles['blank']} role="img" aria-label={label} />
  )
}
