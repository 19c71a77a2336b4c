import { useEffect, useRef, type ReactElement } from 'react'
import { bannerShapes } from '#contract/limits.ts'
import { bannerImage } from '../../lib/browser/images.ts'
import { countClick, countView } from './counting.ts'
import type { Slide } from './slides.ts'

interface BannerLinkProps {
  readonly slide: Slide
  readonly alt: string
  readonly shape: { readonly width: number; readonly height: number }
  /** First banner of the page: its picture is the largest above the fold and loads eagerly. */
  readonly isFirst: boolean
  /** In a column of a wide window: the picture for phones there too. */
  readonly isInColumn?: boolean
}

/** The picture of a banner, with its link if it has one. */
export function BannerLink({
  slide,
  alt,
  shape,
  isFirst,
  isInColumn = false,
}: BannerLinkProps): ReactElement {
  const { id, image, narrow } = slide
  const shown = useRef<HTMLImageElement>(null)
  useEffect(() => whenSeen(shown.current, () => countView(id)), [id])
  const picture = (
    <picture>
      {narrow && (
        <source
          srcSet={bannerImage(narrow)}
          media={isInColumn ? '(width < 768px) or (width >= 1280px)' : '(width < 768px)'}
          {...bannerShapes.generalNarrow}
        />
      )}
      <img
        ref={shown}
        src={bannerImage(image)}
        alt={alt}
        {...shape}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  )
  if (!slide.href) return picture
  return (
    <a
      href={slide.href}
      {...(slide.opensTab && { target: '_blank', rel: 'noopener' })}
      onClick={() => countClick(id)}
    >
      {picture}
    </a>
  )
}

/** Calls back once when half of an element is in the window. */
function whenSeen(element: Element | null, onSeen: () => void): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onSeen()
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
