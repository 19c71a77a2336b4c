import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { large, thumbnail } from '../../../lib/browser/images.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
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
  const full = useRef<HTMLDialogElement>(null)
  const count = images.length
  if (count === 0) return <NoPhotos />

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
          className={css['open']}
          aria-label={t.advert.gallery.open}
          onClick={() => full.current?.showModal()}
        >
          <Icon name="zoom-in" />
        </button>
      </div>
      {count > 1 && <Thumbs images={images} at={at} onShow={show} />}
      <dialog className={css['full']} ref={full} aria-label={title} onKeyDown={byKey}>
        <img
          src={large(images[at] ?? '')}
          alt={t.advert.gallery.photo(at + 1, count)}
          loading="lazy"
        />
        {count > 1 && <Steps at={at} count={count} onShow={show} />}
        <button
          type="button"
          className={css['close']}
          aria-label={t.advert.gallery.close}
          onClick={() => full.current?.close()}
        >
          <Icon name="x" size={24} />
        </button>
      </dialog>
    </section>
  )
}

function NoPhotos(): ReactElement {
  const t = useTexts()
  return (
    <div className={css['none']}>
      <Icon name="image-off" size={48} />
      <p>{t.advert.gallery.none}</p>
    </div>
  )
}

interface ThumbsProps extends Pick<GalleryProps, 'images'> {
  readonly at: number
  readonly onShow: (index: number) => void
}

function Thumbs({ images, at, onShow }: ThumbsProps): ReactElement {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  // Scrolls only the strip, not the page, and centres the active photo where possible.
  useEffect(() => {
    const strip = list.current
    const shown = strip?.children.item(at)
    if (!strip || !(shown instanceof HTMLElement)) return
    strip.scrollTo({ left: shown.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2 })
  }, [at])
  return (
    <ul className={css['thumbs']} ref={list} aria-label={t.advert.gallery.label}>
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            className={css['thumb']}
            aria-current={index === at}
            onClick={() => onShow(index)}
          >
            <img
              src={thumbnail(image)}
              alt={t.advert.gallery.photo(index + 1, images.length)}
              width={96}
              height={72}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface StepsProps {
  readonly at: number
  readonly count: number
  readonly onShow: (index: number) => void
}

function Steps({ at, count, onShow }: StepsProps): ReactElement {
  const t = useTexts()
  return (
    <>
      <button
        type="button"
        className={css['previous']}
        aria-label={t.advert.gallery.previous}
        onClick={() => onShow(at - 1)}
      >
        <Icon name="chevron-left" size={24} />
      </button>
      <button
        type="button"
        className={css['next']}
        aria-label={t.advert.gallery.next}
        onClick={() => onShow(at + 1)}
      >
        <Icon name="chevron-right" size={24} />
      </button>
      <span className={css['counter']} aria-hidden="true">
        {at + 1} / {count}
      </span>
    </>
  )
}
