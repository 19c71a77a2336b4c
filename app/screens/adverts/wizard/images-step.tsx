import { useEffect, useState, type DragEvent, type ReactElement } from 'react'
import { imagesAllowed } from '#contract/limits.ts'
import { thumbnail } from '../../../lib/images.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import type { PhotoDesk, PhotoUnderway } from './use-photos.ts'
import css from './images-step.module.css'
import form from './form.module.css'

interface ImagesStepProps {
  readonly photos: PhotoDesk
  readonly category: string
  readonly onBack: () => void
  readonly onNext: () => void
}

/** The second step: photos, chosen, dropped or pasted. */
export function ImagesStep({ photos, category, onBack, onNext }: ImagesStepProps): ReactElement {
  const t = useTexts()
  const most = imagesAllowed(category)
  const { images, underway, add } = photos
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      )
      if (files.length > 0) add(files, most)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [add, most])

  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files], most)
  }
  return (
    <section className={form['form']} aria-labelledby="photos-title">
      <h2 className={form['legend']} id="photos-title">
        {t.posting.images.title}{' '}
        <span className={form['muted']}>{t.posting.images.count(images.length, most)}</span>
      </h2>
      <p className={form['hint']}>{t.posting.images.hint(most)}</p>
      <label
        className={css['drop']}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          className={css['file']}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          onChange={({ target }) => {
            add([...(target.files ?? [])], most)
            target.value = ''
          }}
        />
        <Icon name="image-plus" size={32} />
        <span className={css['choose']}>{t.posting.images.add}</span>
        <span className={form['muted']}>{t.posting.images.drop}</span>
      </label>
      <ul className={css['photos']}>
        {images.map((image, index) => (
          <Photo key={image} image={image} number={index + 1} photos={photos} />
        ))}
        {underway.map((photo) => (
          <Underway key={photo.key} photo={photo} photos={photos} />
        ))}
      </ul>
      <div className={form['end']}>
        <Button kind="quiet" onPress={onBack}>
          {t.posting.back}
        </Button>
        <Button
          kind="primary"
          onPress={onNext}
          busy={underway.some(({ state }) => state !== 'failed')}
        >
          {t.posting.next.finish}
        </Button>
      </div>
    </section>
  )
}

function Photo({
  image,
  number,
  photos,
}: {
  image: string
  number: number
  photos: PhotoDesk
}): ReactElement {
  const { images } = useTexts().posting
  return (
    <li className={css['photo']}>
      <img src={thumbnail(image)} alt={images.photo(number)} width={200} height={150} />
      <div className={css['tools']}>
        {number === 1 ? (
          <span className={css['main']}>{images.main}</span>
        ) : (
          <button
            type="button"
            aria-label={images.makeMain(number)}
            onClick={() => void photos.makeMain(image)}
          >
            <Icon name="star" />
          </button>
        )}
        <button
          type="button"
          aria-label={images.remove(number)}
          onClick={() => void photos.remove(image)}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  )
}

function Underway({ photo, photos }: { photo: PhotoUnderway; photos: PhotoDesk }): ReactElement {
  const t = useTexts()
  const { images } = t.posting
  if (photo.state !== 'failed') {
    return (
      <li className={css['photo']} data-state={photo.state} role="status">
        <span className={css['name']}>{photo.file.name}</span>
        <span>{photo.state === 'waiting' ? images.waiting : images.uploading}</span>
      </li>
    )
  }
  const canRetry = photo.reason === 'unavailable' || photo.reason === 'unexpected'
  return (
    <li className={css['photo']} data-state="failed" role="alert">
      <span className={css['name']}>{photo.file.name}</span>
      <span className={css['reason']}>{t.refusals[photo.reason ?? 'unexpected']}</span>
      <div className={css['tools']}>
        {canRetry && (
          <button type="button" aria-label={images.retry} onClick={() => photos.retry(photo)}>
            <Icon name="rotate-cw" />
          </button>
        )}
        <button type="button" aria-label={images.dismiss} onClick={() => photos.dismiss(photo)}>
          <Icon name="x" />
        </button>
      </div>
    </li>
  )
}
