import type { ReactElement } from 'react'
import type { FoundPerson } from '#contract/staff/people.ts'
import list from '../frame/list.module.css'
import { peopleTexts } from '../texts.ts'

/** State of an account, and what is in force about it. */
export function Marks({ person }: { readonly person: FoundPerson }): ReactElement {
  const t = peopleTexts.use()
  const { status, restrictions, accountType } = person
  const limits = restrictions.filter((kind) => kind !== 'ban')
  return (
    <>
      {accountType === 1 && <span className={list['mark']}>{t.company}</span>}
      {status !== 'active' && (
        <span className={list['mark']} data-tone={status === 'banned' ? 'danger' : undefined}>
          {t.statuses[status]}
        </span>
      )}
      {limits.map((kind) => (
        <span key={kind} className={list['mark']} data-tone="warning">
          {t.kinds[kind]}
        </span>
      ))}
    </>
  )
}
