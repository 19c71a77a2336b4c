import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Rating } from '#contract/people/reviews.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import { formatMonthGenitive } from '../../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Avatar } from '../../../../parts/icons/avatar.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { SellerMarks } from '../../../../parts/seller/seller-marks.tsx'
import { RatingLine } from '../../../../parts/reviews/rating-line.tsx'
import css from './seller-card.module.css'

/** The seller with a link to all their adverts. */
export function SellerCard({
  seller,
  rating,
}: {
  seller: AdvertDetail['seller']
  rating: Rating | undefined
}): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const link = useLink()
  return (
    <section className={css['card']} aria-label={t.advert.seller.title}>
      <div className={css['person']}>
        <Avatar name={seller.avatar} isCompany={seller.accountType === 1} size={56} />
        <div>
          <p className={css['name']}>{seller.name}</p>
          {rating && <RatingLine rating={rating} />}
          {seller.accountType === 0 && <p className={css['line']}>{t.advert.seller.personal}</p>}
          <p className={css['line']}>
            {t.advert.seller.since(formatMonthGenitive(lang, seller.memberSince))}
          </p>
        </div>
      </div>
      <div className={css['marks']}>
        <SellerMarks seller={seller} />
      </div>
      <a className={css['all']} href={link(routes.profile(seller.username))}>
        {t.advert.seller.all} · {t.advert.seller.adverts(seller.adverts)}
      </a>
    </section>
  )
}

export function SafetyNote(): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <section className={css['safety']}>
      <Icon name="shield-check" size={24} />
      <div>
        <h2 className={css['safetyTitle']}>{t.advert.safety.title}</h2>
        <p className={css['line']}>{t.advert.safety.text}</p>
        <a href={link(routes.article('safety'))}>{t.advert.safety.more}</a>
      </div>
    </section>
  )
}
