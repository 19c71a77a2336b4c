import type { ReactElement, ReactNode } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { formatDate, formatDay, formatNumber } from '../../../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../../../lib/texts/texts.ts'
import { useConsole } from '../../../frame/console-context.ts'
import { moderationTexts } from '../../texts.ts'
import css from './case.module.css'

type Advert = NonNullable<ModerationCase['advert']>

interface BoxProps {
  readonly title: string
  readonly children: ReactNode
}

export function Box({ title, children }: BoxProps): ReactElement {
  return (
    <section className={css['box']}>
      <h2 className={css['heading']}>{title}</h2>
      {children}
    </section>
  )
}

/** "Titlul: Acest lucru nu poate fi vândut aici. Text." */
export function Reasons({ reasons }: { reasons: readonly AdvertReason[] }): ReactElement {
  const { fields } = moderationTexts.use()
  const { refusals } = useTexts()
  const labels: Readonly<Record<string, string>> = fields
  return (
    <ul className={css['reasons']}>
      {reasons.map(({ field, code, text }) => {
        const label = labels[field.split('.')[0] ?? '']
        return (
          <li key={field + code}>
            {[label && `${label}:`, refusals[code], text].filter(Boolean).join(' ')}
          </li>
        )
      })}
    </ul>
  )
}

/** Whose case it is, and what is known of them. */
export function OwnerBox({ owner }: { owner: ModerationCase['owner'] }) {
  const t = moderationTexts.use()
  const lang = useLang()
  const link = useLink()
  const { rights } = useConsole()
  if (!owner) return null
  const { work } = t
  const number = (count: number): string => formatNumber(lang, count)
  return (
    <Box title={work.owner}>
      <p>
        <a href={link(`/profile/${owner.username}`)} target="_blank" rel="noopener">
          @{owner.username}
        </a>{' '}
        {owner.name}
      </p>
      <ul className={css['facts']}>
        <li>{work.since(formatDate(lang, owner.registeredAt))}</li>
        {owner.isCompany && <li>{work.company}</li>}
        {!owner.hasPhone && <li className={css['bad']}>{work.unverified}</li>}
      </ul>
      <p>{work.ownerAdverts(number(owner.activeAdverts), number(owner.publishedAdverts))}</p>
      <p className={owner.refusedAdverts > 0 ? css['bad'] : undefined}>
        {work.ownerRefused(number(owner.refusedAdverts))}
      </p>
      <p className={owner.upheldReports > 0 ? css['bad'] : undefined}>
        {work.ownerReports(number(owner.upheldReports), number(owner.reports))}
      </p>
      {rights.includes('people') && (
        <p>
          <a href={link(`/admin/people/${owner.id}`)} target="_blank" rel="noopener">
            {work.personPage}
          </a>
        </p>
      )}
    </Box>
  )
}

/** What was decided on the advert before. */
export function HistoryBox({ advert, now }: { advert: Advert; now: string }): ReactElement | null {
  const t = moderationTexts.use()
  const lang = useLang()
  if (advert.decisions.length === 0) return null
  const names: Readonly<Record<string, string>> = t.pastDecisions
  return (
    <Box title={t.work.history}>
      <ol className={css['history']}>
        {advert.decisions.map(({ decision, reasons, by, at }) => (
          <li key={at}>
            <b>{names[decision]}</b> {formatDay(lang, at, now)} ·{' '}
            {by === null ? t.work.byRules : `@${by}`}
            {reasons.length > 0 && <Reasons reasons={reasons} />}
          </li>
        ))}
      </ol>
    </Box>
  )
}
