import type { ReactElement } from 'react'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { mendingTexts, myAdvertsTexts } from '../texts.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { fieldText, reasonText } from './own-lines.ts'
import css from './reasons.module.css'

interface QuestionProps {
  readonly advertId: string
  readonly hasQuestion: boolean
}

/** That a moderator waits for an answer, and the way to it. */
export function Question({ advertId, hasQuestion }: QuestionProps): ReactElement | null {
  const own = myAdvertsTexts.use()
  const link = useLink()
  if (!hasQuestion) return null
  return (
    <div className={css['reasons']} data-status="review">
      <p className={css['title']}>{own.question.title}</p>
      <a href={link(`/my-decisions/${advertId}`)}>{own.question.answer}</a>
    </div>
  )
}

interface ReasonsProps {
  readonly reasons: readonly AdvertReason[]
  /** State of the advert. */
  readonly status: string
  /** Leads to the decision; absent where it is shown elsewhere. */
  readonly advertId?: string
}

/** Reasons against an advert, by field. */
export function Reasons({ reasons, status, advertId }: ReasonsProps): ReactElement | null {
  const { refusals } = useTexts()
  const mending = mendingTexts.use()
  const own = myAdvertsTexts.use()
  const link = useLink()
  if (reasons.length === 0) return null
  return (
    <div className={css['reasons']} data-status={status}>
      <p className={css['title']}>{own.reasons}</p>
      <ul>
        {reasons.map((reason) => {
          const { field, code } = reason
          const label = fieldText(field, own)
          return (
            <li key={field + code}>
              {label && `${label}: `}
              {reasonText(reason, status, { own, refusals, mending })}
            </li>
          )
        })}
      </ul>
      {advertId !== undefined && (status === 'rejected' || status === 'suspended') && (
        <a href={link(`/my-decisions/${advertId}`)}>{own.decision}</a>
      )}
    </div>
  )
}
