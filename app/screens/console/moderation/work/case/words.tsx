import type { ReactElement } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { reportCodes } from '#contract/people/reports.ts'
import { formatDate, formatDay, formatNumber } from '../../../../../lib/texts/format.ts'
import { useLang } from '../../../../../lib/texts/texts.ts'
import { reportsTexts } from '../../../../../parts/report/texts.ts'
import { moderationTexts } from '../../texts.ts'
import { heldFor } from './held-for.ts'
import { Box, Reasons } from './side.tsx'
import css from './case.module.css'

/** A review, and what the reviewed person answers. */
export function ReviewBox({ view }: { view: ModerationCase }): ReactElement | null {
  const { work } = moderationTexts.use()
  if (!view.review) return null
  const { author, subject, stars, title, text, answer } = view.review
  return (
    <Box title={work.excerpt}>
      <p className={css['muted']}>
        {[work.reviewOf(`@${author}`, `@${subject}`), `${stars}/5`, title]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {text && <p className={css['description']}>{text}</p>}
      {answer !== null && (
        <p className={css['description']}>
          <b>{work.reviewAnswer}:</b> {answer}
        </p>
      )}
    </Box>
  )
}

/** What people or filters hold against it. */
export function Objections({ view }: { view: ModerationCase }): ReactElement | null {
  const { work, fraudKinds } = moderationTexts.use()
  const lang = useLang()
  const { reasons } = reportsTexts.use()
  const labels = reasons[view.kind === 'appeal' ? 'advert' : view.kind]
  return (
    <>
      {view.warnings.length > 0 && (
        <Box title={work.warnings}>
          <ul className={css['reasons']}>
            {heldFor(fraudKinds, view.warnings).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Box>
      )}
      {view.reports.length > 0 && (
        <Box title={work.reports}>
          <ul className={css['reasons']}>
            {view.reports.map(({ code, text, weight }, at) => {
              const known = reportCodes.find((one) => one === code)
              return (
                // oxlint-disable-next-line react/no-array-index-key -- reports have no names and never move
                <li key={at}>
                  {[known && labels[known], text].filter(Boolean).join(': ')}{' '}
                  <span className={css['muted']}>
                    {work.weight(formatNumber(lang, Math.round(weight * 10) / 10))}
                  </span>
                </li>
              )
            })}
          </ul>
        </Box>
      )}
    </>
  )
}

/** Why an owner disagrees with what. */
export function AppealBox({ view, now }: { view: ModerationCase; now: string }) {
  const t = moderationTexts.use()
  const lang = useLang()
  const { appeal } = view
  if (!appeal) return null
  const names: Readonly<Record<string, string>> = t.pastDecisions
  return (
    <>
      <Box title={t.work.appeal}>
        <p className={css['description']}>{appeal.text}</p>
        <p className={css['muted']}>{t.work.due(formatDate(lang, appeal.dueAt))}</p>
      </Box>
      <Box title={t.work.appealed}>
        <p>
          <b>{names[appeal.decision]}</b> {formatDay(lang, appeal.decidedAt, now)} ·{' '}
          {appeal.decidedBy === null ? t.work.byRules : `@${appeal.decidedBy}`}
        </p>
        <Reasons reasons={appeal.reasons} />
      </Box>
    </>
  )
}

/** What a moderator has asked about the advert, and the owner's answer. */
export function QuestionBox({ view }: { view: ModerationCase }): ReactElement | null {
  const { work } = moderationTexts.use()
  const question = view.advert?.question
  if (!question) return null
  return (
    <Box title={work.question}>
      <p>{question.question}</p>
      {question.answer !== null && (
        <p className={css['description']}>
          <b>{work.answer}:</b> {question.answer}
        </p>
      )}
    </Box>
  )
}
