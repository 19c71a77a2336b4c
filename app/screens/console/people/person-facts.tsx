import type { ReactElement } from 'react'
import { reportCodes, reportSubjects } from '#contract/people/reports.ts'
import type { Person } from '#contract/staff/people.ts'
import { formatAge, formatNumber } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { reportsTexts } from '../../../parts/report/texts.ts'
import { useConsole } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { peopleTexts } from '../texts.ts'
import { Panel } from './panel.tsx'
import css from './people.module.css'

interface PersonFactsProps {
  readonly person: Person
  readonly now: string
}

const canMerge = (status: string): boolean =>
  status === 'active' || status === 'archived' || status === 'review'

/** Adverts, reports, bills and devices of a person. */
export function PersonFacts({ person, now }: PersonFactsProps): ReactElement {
  const t = peopleTexts.use()
  const lang = useLang()
  const link = useLink()
  const { rights } = useConsole()
  const { items, itemCounts, made, bills, sessions, sharedBrowsers } = person
  const age = (iso: string) => <span className={list['muted']}>{formatAge(lang, iso, now)}</span>
  return (
    <div className={css['facts']}>
      <Panel title={t.sections.items} about={countsText(itemCounts, t.itemStatuses)}>
        {items.map(({ id, title, status, createdAt }) => (
          <li key={id} className={list['line']}>
            <span className={list['grow']}>
              {status === 'active' ? <a href={link(`/advert/${id}`)}>{title}</a> : title || '–'}
            </span>
            <span className={list['muted']}>
              {id} · {wordOf(t.itemStatuses, status)}
            </span>
            {canMerge(status) && rights.includes('moderation') && (
              <a className={list['muted']} href={link(`/admin/duplicates/${id}`)}>
                {t.duplicates}
              </a>
            )}
            {age(createdAt)}
          </li>
        ))}
      </Panel>
      <Reports person={person} now={now} />
      <Panel title={t.sections.made}>
        {Object.entries(made).map(([state, count]) => (
          <li key={state} className={list['line']}>
            {wordOf(t.reportStates, state)}: {count}
          </li>
        ))}
      </Panel>
      {bills && (
        <Panel title={t.sections.bills}>
          {bills.map(({ id, number, state, totalBani, issuedAt }) => (
            <li key={id} className={list['line']}>
              <span className={list['grow']}>{number}</span>
              <span className="tabular">{formatNumber(lang, totalBani / 100, 2)} MDL</span>
              <span className={list['muted']}>{wordOf(t.billStates, state)}</span>
              {age(issuedAt)}
            </li>
          ))}
        </Panel>
      )}
      <Panel title={t.sections.sessions}>
        {sessions.map(({ device, createdAt, seenAt }) => (
          <li key={`${createdAt} ${seenAt}`} className={list['line']}>
            <span className={list['grow']}>{device || '–'}</span>
            {age(seenAt)}
          </li>
        ))}
      </Panel>
      <Panel title={t.sections.shared}>
        {sharedBrowsers.map(({ id, username, seenAt }) => (
          <li key={id} className={list['line']}>
            <a className={list['grow']} href={link(`/admin/people/${id}`)}>
              @{username}
            </a>
            {age(seenAt)}
          </li>
        ))}
      </Panel>
    </div>
  )
}

function Reports({ person, now }: PersonFactsProps): ReactElement {
  const t = peopleTexts.use()
  const { reasons } = reportsTexts.use()
  const lang = useLang()
  return (
    <Panel title={t.sections.reports}>
      {person.reports.map(({ id, subject, subjectId, code, text, state, createdAt }) => {
        const known = reportSubjects.find((one) => one === subject) ?? 'profile'
        const reason = reportCodes.find((one) => one === code)
        return (
          <li key={id} className={list['line']}>
            <span className={list['grow']}>
              {reason === undefined ? code : reasons[known][reason]} {text}
            </span>
            <span className={list['muted']}>
              {t.subjects[known]} {subjectId} · {wordOf(t.reportStates, state)} ·{' '}
              {formatAge(lang, createdAt, now)}
            </span>
          </li>
        )
      })}
    </Panel>
  )
}

/** "activ 3 · arhivat 1" */
function countsText(
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): string {
  return Object.entries(counts)
    .map(([status, count]) => `${wordOf(words, status)} ${count}`)
    .join(' · ')
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key
}
