import { useRef, useState, type ReactElement } from 'react'
import { bannerSeconds, bannerShapes } from '#contract/limits.ts'
import { bannerImage } from '../../lib/browser/images.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { useAutoAdvance } from '../../parts/lists/use-auto-advance.ts'
import css from './banners.module.css'
import type { Slide } from './slides.ts'

/** Carousel that advances every five seconds until the user stops it. */
export function BannerCarousel({ slides }: { slides: readonly Slide[] }): ReactElement {
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const t = useTexts().search
  const show = (index: number): void => {
    const { current } = viewport
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' })
  }
  const seconds = slides.length > 1 ? bannerSeconds : undefined
  const { isPaused, setPaused } = useAutoAdvance(section, seconds, () =>
    show((shown + 1) % slides.length),
  )
  return (
    <section ref={section} className={css['carousel']} aria-label={t.home.banners}>
      <ul
        ref={viewport}
        className={css['viewport']}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={css['slide']}>
            <BannerLink
              slide={slide}
              alt={slide.alt || t.home.banner(index + 1, slides.length)}
              shape={bannerShapes.carousel}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={`${css['controls']} needs-script`}>
          <button
            type="button"
            aria-label={isPaused ? t.carousel.play : t.carousel.pause}
            onClick={() => setPaused(!isPaused)}
          >
            <span className={css[isPaused ? 'play' : 'pause']} />
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={t.home.banner(index + 1, slides.length)}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <span className={css['dot']} />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

interface GeneralBannerProps {
  readonly slide: Slide
  /** First banner of the page: its picture is the largest above the fold and loads eagerly. */
  readonly isFirst: boolean
}

/** Banner between the carousels and the list. */
export function GeneralBanner({ slide, isFirst }: GeneralBannerProps): ReactElement {
  const t = useTexts().search.home
  return (
    <aside className={css['general']} aria-label={t.general}>
      <BannerLink
        slide={slide}
        alt={slide.alt || t.general}
        shape={bannerShapes.general}
        isFirst={isFirst}
      />
    </aside>
  )
}

interface BannerLinkProps {
  readonly slide: Slide
  readonly alt: string
  readonly shape: { readonly width: number; readonly height: number }
  readonly isFirst: boolean
}

function BannerLink({ slide, alt, shape, isFirst }: BannerLinkProps): ReactElement {
  const { image, narrow } = slide
  const picture = (
    <picture>
      {narrow && (
        <source
          srcSet={bannerImage(narrow)}
          media="(width < 768px)"
          {...bannerShapes.generalNarrow}
        />
      )}
      <img
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
    <a href={slide.href} {...(slide.opensTab && { target: '_blank', rel: 'noopener' })}>
      {picture}
    </a>
  )
}
