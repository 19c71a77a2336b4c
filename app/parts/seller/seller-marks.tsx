import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import css from './seller-marks.module.css'

type MarkedSeller = Pick<
  AdvertDetail['seller'],
  'accountType' | 'isPhoneVerified' | 'isEmailVerified' | 'isCompanyVerified'
>

/** How soon the seller answers. */
export function AnswersWithin({
  within,
}: {
  within: AdvertDetail['seller']['answersWithin']
}): ReactElement | null {
  const t = useTexts().advert.seller
  if (!within) return null
  return (
    <p className={css['answers']}>
      <Icon name="clock" size={16} />
      {t.answersWithin[within]}
    </p>
  )
}

/** What was checked of the seller; each mark says what it means. */
export function SellerMarks({ seller }: { seller: MarkedSeller }): ReactElement | null {
  const t = useTexts().advert.seller
  const marks = marksOf(seller, t)
  if (marks.length === 0) return null
  return (
    <details className={css['marks']}>
      <summary className={css['labels']} title={t.marks.meaning}>
        {marks.map(({ label, icon, isChecked }) => (
          <span key={label} className={css['mark']} data-checked={isChecked}>
            <Icon name={icon} size={16} />
            {label}
          </span>
        ))}
        <span className="visually-hidden">{t.marks.meaning}</span>
        <Icon name="info" size={16} />
      </summary>
      <dl className={css['meanings']}>
        {marks.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface Mark {
  readonly label: string
  readonly text: string
  readonly icon: IconName
  /** A company account claims nothing that was checked. */
  readonly isChecked: boolean
}

function marksOf(seller: MarkedSeller, { marks: t }: Texts['advert']['seller']): Mark[] {
  const company: Mark = seller.isCompanyVerified
    ? { ...t.verifiedCompany, icon: 'shield-check', isChecked: true }
    : { ...t.company, icon: 'store', isChecked: false }
  return [
    ...(seller.accountType === 1 ? [company] : []),
    ...(seller.isPhoneVerified
      ? [{ ...t.phone, icon: 'phone', isChecked: true } satisfies Mark]
      : []),
    ...(seller.isEmailVerified
      ? [{ ...t.email, icon: 'check', isChecked: true } satisfies Mark]
      : []),
  ]
}
