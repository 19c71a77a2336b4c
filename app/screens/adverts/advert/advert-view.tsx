import type { Rating } from '#contract/people/reviews.ts'
import type { ReactElement, ReactNode } from 'react'
import { formatAge } from '../../../lib/texts/format.ts'
import { useApproximate } from '../../../lib/rates/chosen-currency.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useSettings } from '../../../lib/calls/settings.ts'
import { useLang, useTexts } from '../../../lib/texts/texts.ts'
import { approximatePrice } from '../../../parts/cards/approximate-price.tsx'
import type { ShownAdvert } from './detail.ts'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { MarketLine } from './price/market-line.tsx'
import { PlaceMap } from './place-map.tsx'
import { PriceHistory } from './price/price-history.tsx'
import { ShownFields } from './shown-fields.tsx'
import { SafetyNote, SellerCard } from './contact/seller-card.tsx'
import css from './advert.module.css'

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

/** All public content of an advert. */
export function AdvertView(props: AdvertViewProps): ReactElement {
  const { advert, now, actions, contact, report, rating } = props
  const t = useTexts()
  return (
    <div className={css['columns']}>
      <div className={css['main']}>
        <Gallery key={advert.id} images={advert.images} title={advert.title || t.advert.noTitle} />
        <div className={css['facts']}>
          <Facts facts={advert.facts} />
        </div>
        <section className={css['about']}>
          <h2 className={css['heading']}>{t.advert.description}</h2>
          {advert.descriptionLang !== t.lang && advert.descriptionLang !== advert.textLang && (
            <p className={css['note']}>{t.advert.writtenIn[advert.descriptionLang]}</p>
          )}
          <div className={css['description']} lang={advert.descriptionLang}>
            {advert.paragraphs.length > 0
              ? advert.paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
              : t.advert.noDescription}
          </div>
          <ShownFields advert={advert} />
        </section>
        {advert.position && <PlaceMap key={advert.id} advert={advert} position={advert.position} />}
      </div>
      <aside className={css['aside']}>
        <div className={css['sticky']}>
          <Summary advert={advert} now={now} actions={actions} />
          {contact}
          <SellerCard seller={advert.seller} rating={rating} />
          <SafetyNote />
          {report && <div className={css['report']}>{report}</div>}
        </div>
      </aside>
    </div>
  )
}

/** Title, price and place. */
function Summary({ advert, now, actions }: AdvertViewProps): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const { showsViews } = useSettings()
  const approximate = useApproximate()
  const place = [advert.city, advert.address].filter(Boolean).join(', ')
  return (
    <section className={css['summary']}>
      {advert.isReserved && <p className={css['reserved']}>{t.adverts.reserved}</p>}
      {advert.isUrgent && <p className={css['urgent']}>{t.adverts.urgent}</p>}
      <div className={css['priceRow']}>
        <p className={css['price']}>
          {priceText(t, advert)}
          {approximatePrice(t, approximate, advert)}
        </p>
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
      {advert.isNegotiable && advert.price > 0 && (
        <p className={css['negotiable']}>{t.advert.negotiable}</p>
      )}
      {advert.market && <MarketLine market={advert.market} currency={advert.currency} />}
      {advert.prices.length > 0 && <PriceHistory advert={advert} />}
      {advert.isExchange && <p className={css['exchange']}>{t.advert.exchange}</p>}
      <h1 className={css['title']} lang={advert.textLang}>
        {advert.title || t.advert.noTitle}
      </h1>
      {advert.textLang !== lang && (
        <p className={css['note']}>{t.advert.writtenIn[advert.textLang]}</p>
      )}
      <p className={css['place']}>
        {place}
        {advert.district && <span className={css['district']}>{advert.district}</span>}
      </p>
      {advert.publishedAt && (
        <p className={css['note']}>
          {t.advert.published(formatAge(lang, advert.publishedAt, now))}
        </p>
      )}
      {showsViews && <p className={css['note']}>{t.advert.views(advert.views)}</p>}
    </section>
  )
}
