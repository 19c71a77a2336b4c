import type { ReactElement } from 'react'
import { photoTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { Upload } from './upload/uploads.ts'
import css from './refused-list.module.css'

interface RefusedListProps {
  readonly uploads: readonly Upload[]
  readonly max: number
  readonly onDismiss: (upload: Upload) => void
}

/** Rejected files, each with its name and reason. */
export function RefusedList({ uploads, max, onDismiss }: RefusedListProps): ReactElement {
  const t = photoTexts.use().refused
  const refused = uploads.filter(({ state }) => state === 'refused')
  const hide = (): void => {
    for (const upload of refused) onDismiss(upload)
  }
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className={css['refused']}>
          <p className={css['title']}>{t.title}</p>
          <button type="button" className={css['hide']} aria-label={t.hide} onClick={hide}>
            <Icon name="x" />
          </button>
          <ul>
            {refused.map((upload) => (
              <li key={upload.key}>
                <strong>{upload.name}</strong> <Reason upload={upload} max={max} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Reason({ upload: { problem }, max }: { upload: Upload; max: number }): string {
  const t = photoTexts.use().refused
  const { refusals } = useTexts()
  switch (problem) {
    case 'duplicate':
    case 'too_large':
    case 'image_unreadable':
      return t[problem]
    case 'too_many_images':
      return t.too_many_images(max)
    default:
      return refusals[problem ?? 'unexpected']
  }
}
