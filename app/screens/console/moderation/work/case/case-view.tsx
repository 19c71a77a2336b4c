import type { ReactElement } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { useLink } from '../../../../../lib/texts/texts.ts'
import { moderationTexts } from '../../texts.ts'
import { AdvertContent } from './advert-content.tsx'
import { Changes } from './changes.tsx'
import { Excerpt } from './excerpt.tsx'
import { LikeBox } from './like-box.tsx'
import { RulesFound } from './rules-found.tsx'
import { Box, HistoryBox, OwnerBox } from './side.tsx'
import { AppealBox, Objections, QuestionBox, ReviewBox } from './words.tsx'
import { isUnseen } from '../unseen.ts'
import css from './case.module.css'

interface CaseViewProps {
  readonly view: ModerationCase
  readonly now: string
}

/** What is decided on, and beside it what helps to decide. */
export function CaseView({ view, now }: CaseViewProps): ReactElement {
  const { work } = moderationTexts.use()
  const link = useLink()
  const { advert } = view
  return (
    <div className={css['columns']}>
      <div className={css['main']}>
        <AppealBox view={view} now={now} />
        <QuestionBox view={view} />
        <Unseen view={view} />
        {advert?.before && <Changes before={advert.before} after={advert} />}
        {advert && <AdvertContent advert={advert} />}
        <Excerpt messages={view.messages} now={now} />
        <ReviewBox view={view} />
        {advert?.status === 'active' && (
          <a href={link(`/advert/${view.id}`)} target="_blank" rel="noopener">
            {work.advert}
          </a>
        )}
      </div>
      <aside className={css['aside']}>
        {advert && (
          <Box title={work.rules}>
            <RulesFound advert={advert} />
          </Box>
        )}
        <Objections view={view} />
        <OwnerBox owner={view.owner} />
        {advert && <LikeBox view={view} advert={advert} />}
        {advert && <HistoryBox advert={advert} now={now} />}
      </aside>
    </div>
  )
}

/** Why a reported advert cannot be decided against, and what can be done. */
function Unseen({ view }: Pick<CaseViewProps, 'view'>): ReactElement | null {
  const { unseen } = moderationTexts.use().work
  const { kind, advert } = view
  if (kind !== 'advert' || !isUnseen(advert)) return null
  return (
    <p className={css['unseen']}>
      <b>{advert?.status === 'archived' ? unseen.archived : unseen.other}</b> {unseen.what}
    </p>
  )
}
