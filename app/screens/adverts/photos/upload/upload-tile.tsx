import type { ReactElement } from 'react'
import { photoTexts } from '../../texts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { Upload } from './uploads.ts'
import { usePreview } from './use-preview.ts'
import css from '../photo-tiles.module.css'

interface UploadTileProps {
  readonly upload: Upload
  readonly onRetry: (upload: Upload) => void
  readonly onDismiss: (upload: Upload) => void
}

/** An upload with its progress. */
export function UploadTile({ upload, onRetry, onDismiss }: UploadTileProps): ReactElement {
  const t = photoTexts.use()
  const preview = usePreview(upload)
  const { name, state, progress } = upload
  const canRetry = state === 'failed' || state === 'stalled'
  const isHeld = state === 'held'
  return (
    <li className={css['tile']} data-state={state}>
      {preview ? (
        <img src={preview} alt="" width={200} height={150} data-no-placeholder="" />
      ) : (
        <span className={css['blank']} />
      )}
      <div className={css['underway']}>
        {isHeld || <span className={css['name']}>{name}</span>}
        {canRetry || isHeld || <progress aria-label={t.progress(name)} max={1} value={progress} />}
        <StateText upload={upload} />
      </div>
      <div className={css['tools']}>
        {canRetry && (
          <button type="button" aria-label={t.retry(name)} onClick={() => onRetry(upload)}>
            <Icon name="rotate-cw" />
          </button>
        )}
        <button type="button" aria-label={t.dismiss(name)} onClick={() => onDismiss(upload)}>
          <Icon name="x" />
        </button>
      </div>
    </li>
  )
}

function StateText({ upload: { state, problem, progress } }: Pick<UploadTileProps, 'upload'>) {
  const { states } = photoTexts.use()
  const { refusals } = useTexts()
  if (state === 'failed' || state === 'refused') {
    const code = problem && problem !== 'duplicate' ? problem : 'unexpected'
    return (
      <span className={css['trouble']} role="alert">
        {refusals[code]}
      </span>
    )
  }
  // Fully sent; the server is processing it.
  if (state === 'held') return <span className="visually-hidden">{states.held}</span>
  return <span>{state === 'sending' && progress === 1 ? states.checking : states[state]}</span>
}
