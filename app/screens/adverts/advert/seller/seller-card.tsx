import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Rating } from '#contract/people/reviews.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import { formatMonthGenitive } from '../../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Avatar } from '../../../../parts/icons/avatar.tsx'
import { AnswersWithin, SellerMarks } from '../../../../parts/seller/seller-marks.tsx'
import { RatingLine } from '../../../../parts/reviews/rating-line.tsx'
import { sellerId } from './seller-line.tsx'
import css from './seller-card.module.css'

interface SellerCardProps {
  readonly seller: AdvertDetail['seller']
  readonly rating: Rating | undefined
}

/** The seller with a link to all their adverts. */
export function SellerCard({ seller, rating }: SellerCardProps): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const link = useLink()
  return (
    <section id={sellerId} className={css['card']} aria-label={t.advert.seller.title}>
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
        <AnswersWithin within={seller.answersWithin} />
        <SellerMarks seller={seller} />
      </div>
      <a className={css['all']} href={link(routes.profile(seller.username))}>
        {t.advert.seller.all} · {t.advert.seller.adverts(seller.adverts)}
      </a>
    </section>
  )
}
