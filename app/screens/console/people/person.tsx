import { useState, type ReactElement } from 'react'
import { peopleCalls } from '#contract/staff/people.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { reportsTexts } from '../../../parts/report/texts.ts'
import { staffLoader, useConsole, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { auditTexts, consoleTexts, peopleTexts } from '../texts.ts'
import { DecisionForm } from './decision-form.tsx'
import { Marks } from './marks.tsx'
import { MergeForm } from './merge-form.tsx'
import { NoteForm } from './note-form.tsx'
import css from './people.module.css'
import { PersonFacts } from './person-facts.tsx'
import { PersonHistory } from './person-history.tsx'

export const texts = [consoleTexts, peopleTexts, auditTexts, reportsTexts]

export const head: Head = ({ lang }) => peopleTexts.of(lang).head

export const loader = staffLoader(async ({ call, params }) => {
  const { person } = await call(peopleCalls.getPerson, { userId: params['userId'] ?? '' })
  return { person, now: new Date().toISOString() }
})

/** One page of a person: what a decision needs on the left, what was decided and the decision on the right. */
export function Component(): ReactElement {
  const { person, now } = useStaffLoaded<typeof loader>()
  const t = peopleTexts.use()
  const lang = useLang()
  const link = useLink()
  const { rights } = useConsole()
  const { id, username, name, createdAt, conflict } = person
  return (
    <>
      <header className={css['header']}>
        <h1 className={list['title']}>
          @{username} {name && <span className={list['muted']}>{name}</span>}
        </h1>
        <Marks person={person} />
        <span className={list['muted']}>
          {[t.id(id), t.since(formatDate(lang, createdAt))].join(' · ')}
        </span>
        {!conflict && <Contacts key={id} id={id} phone={person.phone} email={person.email} />}
        {person.status === 'active' && <a href={link(`/profile/${username}`)}>{t.public}</a>}
      </header>
      {conflict ? (
        <p className={css['conflict']}>
          {t.conflicts[conflict]} {t.kept}
        </p>
      ) : (
        <div className={css['columns']}>
          <PersonFacts person={person} now={now} />
          <div className={css['side']}>
            {rights.includes('restrictions') && <DecisionForm key={id} person={person} />}
            <NoteForm key={`note ${id}`} userId={id} />
            {rights.includes('merging') && <MergeForm key={`merge ${id}`} userId={id} />}
            <PersonHistory person={person} now={now} />
          </div>
        </div>
      )}
    </>
  )
}

interface ContactsProps {
  readonly id: number
  /** Masked. */
  readonly phone: string
  readonly email: string
}

/** Masked until somebody asks for them, which the audit log notes. */
function Contacts({ id, phone, email }: ContactsProps): ReactElement {
  const t = peopleTexts.use()
  const [known, setKnown] = useState<{ phone: string; email: string } | null>(null)
  const reveal = useStaffCall(peopleCalls.revealContacts, { onDone: setKnown })
  if (phone === '' && email === '') return <span className={list['muted']}>{t.noContact}</span>
  const shown = known ? [known.phone && phoneText(known.phone), known.email] : [phone, email]
  return (
    <span className={css['contacts']}>
      {shown.filter(Boolean).join(' · ')}
      {!known && (
        <Button busy={reveal.isBusy} onPress={() => void reveal({ userId: id })}>
          {t.reveal}
        </Button>
      )}
    </span>
  )
}
