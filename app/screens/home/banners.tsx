import { useRef, useState, type ReactElement } from 'react'
import { bannerSeconds, bannerShapes } from '#contract/limits.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { BannerLink } from '../../parts/banners/banner-link.tsx'
import type { Slide } from '../../parts/banners/slides.ts'
import { useAutoAdvance } from '../../parts/lists/carousel/use-auto-advance.ts'
import css from './banners.module.css'

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
