import type { ReactElement } from 'react'
import type { Person } from '#contract/staff/people.ts'
import { formatAge, formatDate, formatDay } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import list from '../frame/list.module.css'
import { auditTexts, consoleTexts, peopleTexts } from '../texts.ts'
import { Panel } from './panel.tsx'

interface PersonHistoryProps {
  readonly person: Person
  readonly now: string
}

/** Notes, decisions and acts of staff, newest first. */
export function PersonHistory({ person, now }: PersonHistoryProps): ReactElement {
  const t = peopleTexts.use()
  const { acts: actTexts } = auditTexts.use()
  const { common } = consoleTexts.use()
  const lang = useLang()
  const actNames: Readonly<Record<string, string>> = actTexts
  return (
    <>
      <Panel title={t.sections.notes}>
        {person.notes.map(({ id, author, text, writtenAt }) => (
          <li key={id} className={list['line']}>
            <span className={list['grow']}>{text}</span>
            <span className={list['muted']}>
              @{author} · {formatAge(lang, writtenAt, now)}
            </span>
          </li>
        ))}
      </Panel>
      <Panel title={t.sections.decisions}>
        {person.decisions.map((decision) => (
          <DecisionLine key={decision.id} decision={decision} now={now} />
        ))}
      </Panel>
      <Panel title={t.sections.acts}>
        {person.acts.map(({ id, at, staff, act, reason }) => (
          <li key={id} className={list['line']}>
            <span className={list['grow']}>
              {actNames[act] ?? act} {reason && <span className={list['muted']}>{reason}</span>}
            </span>
            <span className={list['muted']}>
              {staff ? `@${staff}` : common.operator} · {formatAge(lang, at, now)}
            </span>
          </li>
        ))}
      </Panel>
    </>
  )
}

interface DecisionLineProps {
  readonly decision: Person['decisions'][number]
  readonly now: string
}

function DecisionLine({ decision, now }: DecisionLineProps): ReactElement {
  const t = peopleTexts.use()
  const lang = useLang()
  const { kind, reason, beginsAt, endsAt, liftedAt } = decision
  const end = (): string => {
    if (kind === 'warning') return ''
    if (liftedAt) return t.lifted(formatDay(lang, liftedAt, now))
    if (!endsAt) return t.forGood
    return endsAt <= now ? t.ended : t.until(formatDate(lang, endsAt))
  }
  return (
    <li className={list['line']}>
      <span className={list['grow']}>
        <b>{t.kinds[kind]}</b> {reason}
      </span>
      <span className={list['muted']}>
        {[formatDay(lang, beginsAt, now), end()].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
