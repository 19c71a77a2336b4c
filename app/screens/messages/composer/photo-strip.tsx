import type { ReactElement } from 'react'
import { messagePhoto } from '../../../lib/browser/images.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { Upload } from '../../adverts/photos/upload/uploads.ts'
import { usePreview } from '../../adverts/photos/upload/use-preview.ts'
import { photoTexts } from '../../adverts/texts.ts'
import { threadTexts } from '../texts.ts'
import css from './photo-strip.module.css'
import type { ComposerState } from './use-composer.ts'

/** Photos of the message being written: the uploaded ones, then those on their way. */
export function PhotoStrip({ composer }: { composer: ComposerState }): ReactElement | null {
  const t = threadTexts.use().compose
  const { draft, photos, change } = composer
  const uploads = photos.uploads.filter(({ state }) => state !== 'refused')
  if (draft.photos.length + uploads.length === 0) return null
  return (
    <ul className={css['strip']}>
      {draft.photos.map((name, index) => (
        <li key={name} className={css['photo']}>
          <img src={messagePhoto(name)} alt="" width={72} height={72} />
          <Corner
            label={t.removePhoto(index + 1)}
            onPress={() => change({ photos: draft.photos.filter((other) => other !== name) })}
          />
        </li>
      ))}
      {uploads.map((upload) => (
        <UploadThumb
          key={upload.key}
          upload={upload}
          onRetry={photos.retry}
          onDismiss={photos.dismiss}
        />
      ))}
    </ul>
  )
}

interface UploadThumbProps {
  readonly upload: Upload
  readonly onRetry: (upload: Upload) => void
  readonly onDismiss: (upload: Upload) => void
}

function UploadThumb({ upload, onRetry, onDismiss }: UploadThumbProps): ReactElement {
  const t = photoTexts.use()
  const { refusals } = useTexts()
  const preview = usePreview(upload)
  const { name, state, progress, problem } = upload
  const canRetry = state === 'failed' || state === 'stalled'
  return (
    <li className={css['photo']} data-state={state}>
      {preview && <img src={preview} alt="" width={72} height={72} data-no-placeholder="" />}
      {canRetry ? (
        <button
          type="button"
          className={css['retry']}
          aria-label={t.retry(name)}
          title={problem && problem !== 'duplicate' ? refusals[problem] : undefined}
          onClick={() => onRetry(upload)}
        >
          <Icon name="rotate-cw" />
        </button>
      ) : (
        <progress aria-label={t.progress(name)} max={1} value={progress} />
      )}
      <Corner label={t.dismiss(name)} onPress={() => onDismiss(upload)} />
    </li>
  )
}

function Corner({ label, onPress }: { label: string; onPress: () => void }): ReactElement {
  return (
    <button type="button" className={css['corner']} aria-label={label} onClick={onPress}>
      <Icon name="x" size={16} />
    </button>
  )
}
