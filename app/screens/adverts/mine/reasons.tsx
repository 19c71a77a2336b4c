import type { ReactElement } from 'react'
import type { AdvertReason } from '#contract/own-adverts.ts'
import { myAdvertsTexts } from '../../../lib/my-adverts-texts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { fieldText } from './own-lines.ts'
import css from './reasons.module.css'

/** What is held against an advert, field by field. */
export function Reasons({ reasons }: { reasons: readonly AdvertReason[] }): ReactElement | null {
  const t = useTexts()
  const own = myAdvertsTexts.use()
  if (reasons.length === 0) return null
  return (
    <div className={css['reasons']}>
      <p className={css['title']}>{own.reasons}</p>
      <ul>
        {reasons.map(({ field, code }) => {
          const label = fieldText(field, own)
          return (
            <li key={field + code}>
              {label && `${label}: `}
              {t.refusals[code]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
