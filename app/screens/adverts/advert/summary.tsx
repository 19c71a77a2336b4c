import type { Rating } from '#contract/people/reviews.ts'
import type { ReactElement, ReactNode } from 'react'
import { formatAge } from '../../../lib/texts/format.ts'
import { useLang, useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { KeyFacts } from './about/key-facts.tsx'
import type { ShownAdvert } from './detail.ts'
import { PriceBox } from './price/price-box.tsx'
import { SellerLine } from './seller/seller-line.tsx'
import css from './summary.module.css'

interface SummaryProps {
  readonly advert: ShownAdvert
  /** ISO 8601; the reference time for the advert's age. */
  readonly now: string
  readonly rating: Rating | undefined
  readonly actions: ReactNode
}

/** How much, what, where, since when and by whom. */
export function Summary({ advert, now, rating, actions }: SummaryProps): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const place = [advert.city, ...districtBeside(advert), advert.address].filter(Boolean).join(', ')
  const age = advert.publishedAt && formatAge(lang, advert.publishedAt, now)
  return (
    <section className={css['summary']}>
      {advert.isReserved && <p className={css['reserved']}>{t.adverts.reserved}</p>}
      {advert.isUrgent && <p className={css['urgent']}>{t.adverts.urgent}</p>}
      <div className={css['row']}>
        <PriceBox advert={advert} />
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
      <h1 className={css['title']} lang={advert.textLang}>
        {advert.title || t.advert.noTitle}
      </h1>
      {advert.textLang !== lang && (
        <p className={css['note']}>{t.advert.writtenIn[advert.textLang]}</p>
      )}
      <KeyFacts facts={advert.facts} />
      <p className={css['place']}>
        <Icon name="map-pin" size={16} />
        <span>
          {place}
          {place && age && ' · '}
          {age && <span className={css['age']}>{age}</span>}
        </span>
      </p>
      <SellerLine seller={advert.seller} rating={rating} />
    </section>
  )
}

/** "Orhei" in the district of Orhei needs no district beside it, a village does. */
function districtBeside({ city, district }: Pick<ShownAdvert, 'city' | 'district'>): string[] {
  const isNamed = district.split(' ').some((word) => word.length > 4 && city.includes(word))
  return district === '' || isNamed ? [] : [district]
}
