import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { large } from '../../../../lib/browser/images.ts'
import { useLayoutData } from '../../../../lib/lists/favorites/favorites.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { CategoryIcon } from '../../../../parts/icons/category-icon.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { Steps } from './steps.tsx'
import { Thumbs } from './thumbs.tsx'
import { useViewer } from './use-viewer.ts'
import css from './gallery.module.css'

interface GalleryProps {
  readonly images: readonly string[]
  readonly title: string
}

/** Photos of an advert: swiped on a phone, moved by arrow keys, and shown full screen. */
export function Gallery({ images, title }: GalleryProps): ReactElement {
  const t = useTexts()
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const viewer = useViewer()
  const count = images.length

  const show = (index: number): void => {
    const next = (index + count) % count
    setAt(next)
    const { current } = strip
    current?.scrollTo({ left: current.clientWidth * next })
  }
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || count < 2) return
    event.preventDefault()
    show(at + step)
  }
  return (
    <section className={css['gallery']} aria-label={t.advert.gallery.label} onKeyDown={byKey}>
      <div className={css['frame']}>
        <div
          className={css['strip']}
          ref={strip}
          tabIndex={0}
          role="group"
          aria-label={t.advert.gallery.photo(at + 1, count)}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / clientWidth))
          }
          onClick={viewer.open}
        >
          {images.map((image, index) => (
            <img
              key={image}
              className={css['photo']}
              src={large(image)}
              alt={index === 0 ? title : t.advert.gallery.photo(index + 1, count)}
              width={1200}
              height={900}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'low'}
            />
          ))}
        </div>
        {count > 1 && <Steps at={at} count={count} onShow={show} />}
        <button
          type="button"
          className={`${css['open']} needs-script`}
          aria-label={t.advert.gallery.open}
          onClick={viewer.open}
        >
          <Icon name="zoom-in" />
        </button>
      </div>
      {count > 1 && <Thumbs images={images} at={at} onShow={show} />}
      {viewer.Viewer && (
        <viewer.Viewer images={images} title={title} at={at} onShow={show} onClose={viewer.close} />
      )}
    </section>
  )
}

/** In place of photos, the drawing of the category with this slug. */
export function NoPhotos({ category }: { readonly category: string }): ReactElement {
  const t = useTexts()
  const drawing = useLayoutData()?.categories.find(({ slug }) => slug === category)
  return (
    <div className={css['none']}>
      <CategoryIcon icon={drawing?.icon ?? ''} color={drawing?.color ?? ''} size={64} />
      <p>{t.advert.gallery.none}</p>
    </div>
  )
}
