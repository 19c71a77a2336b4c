import { useEffect, useId, useState, type ReactElement } from 'react'
import { ticketPhotos } from '#contract/limits.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { helpDeskTexts } from '../texts.ts'
import css from './picture-field.module.css'

// Some systems do not list HEIC as an image type.
const accepted = 'image/*,.heic,.heif'

interface PictureFieldProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  /** Whether the person gets mails, which can be answered with pictures. */
  readonly canMail: boolean
}

/** Pictures to send; uploaded when the form is sent. */
export function PictureField({ files, onChange, canMail }: PictureFieldProps): ReactElement {
  const t = helpDeskTexts.use().form
  const hint = useId()
  return (
    <div className={css['pictures']}>
      <label className={`${css['add']} needs-script`}>
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={accepted}
          aria-describedby={hint}
          disabled={files.length >= ticketPhotos}
          onChange={({ target }) => {
            onChange([...files, ...(target.files ?? [])].slice(0, ticketPhotos))
            // Allows selecting the same file again.
            target.value = ''
          }}
        />
        <Icon name="image-plus" />
        {t.addPhotos}
      </label>
      <p className={`${css['hint']} needs-script`} id={hint}>
        {t.photosHint}
      </p>
      {canMail && (
        <noscript>
          <p>{t.photosWithoutScript}</p>
        </noscript>
      )}
      {files.length > 0 && (
        <ul className={css['chosen']}>
          {files.map((file, index) => (
            <Picture
              key={`${file.name} ${file.lastModified} ${index}`}
              file={file}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface PictureProps {
  readonly file: File
  readonly onRemove: () => void
}

function Picture({ file, onRemove }: PictureProps): ReactElement {
  const t = helpDeskTexts.use().form
  const address = useAddress(file)
  return (
    <li>
      {address && <img src={address} alt="" width={72} height={72} data-no-placeholder="" />}
      <span className={css['name']}>{file.name}</span>
      <button type="button" aria-label={t.removePhoto(file.name)} onClick={onRemove}>
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}

/** Address of a file for its preview. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
