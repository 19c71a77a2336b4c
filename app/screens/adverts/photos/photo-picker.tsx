import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { photoTexts } from '../texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './photo-picker.module.css'

// Some systems do not list HEIC as an image type.
const accepted = 'image/*,.heic,.heif'

interface PhotoPickerProps {
  readonly onFiles: (files: readonly File[]) => void
}

/** Adds photos by file selection, camera, paste, or drop anywhere on the page. */
export function PhotoPicker({ onFiles }: PhotoPickerProps): ReactElement {
  const t = photoTexts.use()
  const isOver = useDroppedFiles(onFiles)
  return (
    <div className={css['ways']}>
      <label className={css['drop']} data-over={isOver}>
        <FileInput onFiles={onFiles} multiple />
        <Icon name="image-plus" size={32} />
        <span className={css['choose']}>{t.choose}</span>
        <span className={css['orDrop']}>{t.drop}</span>
      </label>
      <label className={css['camera']}>
        <FileInput onFiles={onFiles} capture="environment" />
        <Icon name="camera" size={32} />
        {t.camera}
      </label>
    </div>
  )
}

interface FileInputProps extends PhotoPickerProps {
  readonly multiple?: boolean
  readonly capture?: 'environment'
}

function FileInput({ onFiles, ...rest }: FileInputProps): ReactElement {
  return (
    <input
      {...rest}
      className={css['file']}
      type="file"
      accept={accepted}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // Allows selecting the same file again.
        target.value = ''
      }}
    />
  )
}

/** Whether files are dragged over the page. The browser would open files dropped beside the field. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((data: DataTransfer | null): void => {
    setIsOver(false)
    const files = [...(data?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      take(event.dataTransfer)
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', over, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', (event) => take(event.clipboardData), { signal })
    return () => stop.abort()
  }, [])
  return isOver
}
