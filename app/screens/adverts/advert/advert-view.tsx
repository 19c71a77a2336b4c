import type { Rating } from '#contract/people/reviews.ts'
import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/texts.ts'
import { advertPageTexts, priceHistoryTexts } from './texts.ts'
import { Description } from './about/description.tsx'
import { Facts } from './about/facts.tsx'
import { Numbers } from './about/numbers.tsx'
import { PlaceMap } from './about/place-map.tsx'
import { ShownFields } from './about/shown-fields.tsx'
import type { ShownAdvert } from './detail.ts'
import { Gallery, NoPhotos } from './photos/gallery.tsx'
import { LaterPriceSection, priceSection } from './price/later-price-section.tsx'
import { SafetyNote } from './seller/safety-note.tsx'
import { SellerCard } from './seller/seller-card.tsx'
import { Summary } from './summary.tsx'
import css from './advert.module.css'

/** What a screen with this view lists as its texts. */
export const advertViewTexts = [advertPageTexts, priceHistoryTexts, priceSection]

interface AdvertViewProps {
  readonly advert: ShownAdvert
  /** ISO 8601; the reference time for the advert's age. */
  readonly now: string
  /** Actions of a reader; absent in the owner's preview. */
  readonly actions?: ReactNode
  /** Of the seller; absent in the owner's preview. */
  readonly rating?: Rating
  /** Contact options of the seller; absent in the owner's preview. */
  readonly contact?: ReactNode
  /** The way to report the advert; absent in the owner's preview. */
  readonly report?: ReactNode
}

/** All public content of an advert: photos, then what decides and how to get in touch, then the rest. */
export function AdvertView(props: AdvertViewProps): ReactElement {
  const { advert, now, actions, contact, report, rating } = props
  const t = useTexts()
  return (
    <div className={css['columns']}>
      <div className={css['photos']}>
        {advert.images.length > 0 ? (
          <Gallery
            key={advert.id}
            images={advert.images}
            title={advert.title || t.advert.noTitle}
          />
        ) : (
          <NoPhotos category={advert.category.slug} />
        )}
      </div>
      <aside className={css['aside']}>
        <div className={css['sticky']}>
          <Summary advert={advert} now={now} rating={rating} actions={actions} />
          {contact && <div className={css['contact']}>{contact}</div>}
        </div>
      </aside>
      <div className={css['rest']}>
        <Facts facts={advert.facts} />
        <section>
          <h2 className={css['heading']}>{t.advert.description}</h2>
          <Description key={advert.id} advert={advert} />
          <ShownFields advert={advert} />
        </section>
        <LaterPriceSection advert={advert} now={now} />
        {advert.position && <PlaceMap key={advert.id} advert={advert} position={advert.position} />}
        <SellerCard seller={advert.seller} rating={rating} />
        <SafetyNote category={advert.category.slug} />
        <Numbers advert={advert} now={now} report={report} />
      </div>
    </div>
  )
}
