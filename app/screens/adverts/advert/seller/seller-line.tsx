import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Rating } from '#contract/people/reviews.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { IconName } from '../../../../parts/icons/icon-names.ts'
import { advertPageTexts } from '../texts.ts'
import css from './seller-card.module.css'

export const sellerId = 'seller'

interface SellerLineProps {
  readonly seller: AdvertDetail['seller']
  readonly rating: Rating | undefined
}

/** Who sells and what was checked, in one line beside the price; leads to the card of the seller. */
export function SellerLine({ seller, rating }: SellerLineProps): ReactElement {
  const { marks, personal } = useTexts().advert.seller
  const lang = useLang()
  const t = advertPageTexts.use()
  const isCompany = seller.accountType === 1
  const checked = checkedOf(seller)
  return (
    <a className={css['short']} href={`#${sellerId}`} title={t.toSeller}>
      <Icon name={isCompany ? 'store' : 'user'} />
      <span className={css['who']}>
        <strong>{seller.name}</strong>
        <span className={css['trust']}>
          {typeof rating?.average === 'number' && (
            <span>
              ★ {formatNumber(lang, rating.average, 1)} ({rating.count})
            </span>
          )}
          {checked ? (
            <span className={css['checked']}>
              <Icon name={checked.icon} size={16} />
              {marks[checked.mark].label}
            </span>
          ) : (
            <span>{isCompany ? marks.company.label : personal}</span>
          )}
        </span>
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}

interface Checked {
  readonly mark: 'verifiedCompany' | 'phone' | 'email'
  readonly icon: IconName
}

/** The most telling thing that was checked of a seller; null: none. */
function checkedOf(seller: AdvertDetail['seller']): Checked | null {
  if (seller.isCompanyVerified) return { mark: 'verifiedCompany', icon: 'shield-check' }
  if (seller.isPhoneVerified) return { mark: 'phone', icon: 'shield-check' }
  return seller.isEmailVerified ? { mark: 'email', icon: 'check' } : null
}
