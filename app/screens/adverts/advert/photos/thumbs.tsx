import { useEffect, useRef, type ReactElement } from 'react'
import { smallThumbnail } from '../../../../lib/browser/images.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import css from './thumbs.module.css'

interface ThumbsProps {
  readonly images: readonly string[]
  /** Index of the shown photo. */
  readonly at: number
  readonly onShow: (index: number) => void
}

/** Every photo in one size, in a line that scrolls sideways. */
export function Thumbs({ images, at, onShow }: ThumbsProps): ReactElement {
  const t = useTexts().advert.gallery
  const list = useRef<HTMLUListElement>(null)
  // Scrolls only the strip, not the page, and centres the active photo where possible.
  useEffect(() => {
    const strip = list.current
    const shown = strip?.children.item(at)
    if (!strip || !(shown instanceof HTMLElement)) return
    strip.scrollTo({ left: shown.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2 })
  }, [at])
  return (
    <ul className={css['thumbs']} ref={list} aria-label={t.label}>
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            className={css['thumb']}
            aria-current={index === at}
            onClick={() => onShow(index)}
          >
            <img
              src={smallThumbnail(image)}
              alt={t.photo(index + 1, images.length)}
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
