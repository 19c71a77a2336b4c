import type { ReactElement } from 'react'
import { bannerShapes } from '#contract/limits.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { BannerLink } from './banner-link.tsx'
import css from './general-banner.module.css'
import type { Slide } from './slides.ts'

interface GeneralBannerProps {
  readonly slide: Slide
  /** First banner of the page. */
  readonly isFirst?: boolean
  readonly isInColumn?: boolean
}

/** Banner between the parts of a page, or after them. */
export function GeneralBanner({
  slide,
  isFirst = false,
  isInColumn = false,
}: GeneralBannerProps): ReactElement {
  const t = useTexts().search.home
  return (
    <aside className={css['general']} aria-label={t.general}>
      <BannerLink
        slide={slide}
        alt={slide.alt || t.general}
        shape={bannerShapes.general}
        isFirst={isFirst}
        isInColumn={isInColumn}
      />
    </aside>
  )
}
