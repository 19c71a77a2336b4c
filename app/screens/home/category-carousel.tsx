import type { ReactElement } from 'react'
import { carouselSeconds } from '#contract/limits.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Carousel } from '../../parts/lists/carousel/carousel.tsx'
import { CategoryIcon } from '../../parts/icons/category-icon.tsx'
import css from './category-carousel.module.css'

/** Carousel of all categories that advances by three, on a phone by one. */
export function CategoryCarousel({
  counts,
}: {
  /** Adverts by the slug of a category. */
  counts: Readonly<Record<string, number>>
}): ReactElement {
  const { lang, search } = useTexts()
  const t = search.home
  const link = useLink()
  const layout = useLayoutData()
  const step = layout?.device === 'mobile' ? 1 : 3
  return (
    <Carousel id="categories" title={t.categories} step={step} seconds={carouselSeconds} isBare>
      <ul className={css['list']}>
        {layout?.categories.map(({ slug, icon, color, label }) => (
          <li key={slug} className={css['item']}>
            <a className={css['link']} href={link(routes.category(slug))}>
              <span className={css['drawing']}>
                <CategoryIcon icon={icon} color={color} size={28} />
              </span>
              {label}
              {counts[slug] ? (
                <span className={css['count']}>{formatNumber(lang, counts[slug])}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </Carousel>
  )
}
