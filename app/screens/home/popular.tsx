import type { ReactElement } from 'react'
import { routes } from '../../lib/browser/addresses.ts'
import { noPhoto, smallThumbnail } from '../../lib/browser/images.ts'
import { priceText } from '../../lib/texts/price-text.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Carousel } from '../../parts/lists/carousel/carousel.tsx'
import css from './popular.module.css'
import type { PopularColumn } from './popular-columns.ts'

/** Popular adverts, a column per category. */
export function Popular({ columns }: { columns: readonly PopularColumn[] }): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <Carousel title={t.search.home.popular}>
      <ul className={css['columns']}>
        {columns.map(({ slug, label, adverts }, index) => (
          <li key={slug} className={css['column']}>
            <h3 className={css['category']}>
              <a href={link(routes.category(slug))}>{label}</a>
            </h3>
            {adverts.map((advert) => (
              <a key={advert.id} className={css['advert']} href={link(routes.advert(advert.id))}>
                <img
                  src={advert.image ? smallThumbnail(advert.image) : noPhoto}
                  alt=""
                  width={48}
                  height={48}
                  // On a phone the first column is above the fold.
                  loading={index > 0 ? 'lazy' : undefined}
                  decoding="async"
                />
                <span className={css['title']} lang={advert.lang}>
                  {advert.title || t.adverts.noTitle}
                </span>
                <strong className={css['price']}>{priceText(t, advert)}</strong>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Carousel>
  )
}
