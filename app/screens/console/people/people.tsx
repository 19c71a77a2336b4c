import type { ReactElement } from 'react'
import { peopleCalls, type FoundPerson } from '#contract/staff/people.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { consoleTexts, peopleTexts } from '../texts.ts'
import { Marks } from './marks.tsx'
import css from './people.module.css'

export const texts = [consoleTexts, peopleTexts]

export const head: Head = ({ lang }) => peopleTexts.of(lang).head

export const loader = staffLoader(async ({ call, query }) => {
  const search = (query.get('q') ?? '').slice(0, 100)
  const { people } = await call(peopleCalls.findPeople, { search })
  return { search, people }
})

/** Search of people by anything. */
export function Component(): ReactElement {
  const { search, people } = useStaffLoaded<typeof loader>()
  const t = peopleTexts.use()
  const { common } = consoleTexts.use()
  const link = useLink()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <form className={css['search']} role="search" action={link('/admin/people')}>
        <Field
          key={search}
          label={t.search}
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit" kind="primary">
          {common.search}
        </Button>
      </form>
      {people.length === 0 ? (
        <p className={list['about']}>{search === '' ? t.hint : t.none}</p>
      ) : (
        <ul className={list['list']}>
          {people.map((person) => (
            <PersonLine key={person.id} person={person} />
          ))}
        </ul>
      )}
    </>
  )
}

interface PersonLineProps {
  readonly person: FoundPerson
}

function PersonLine({ person }: PersonLineProps): ReactElement {
  const t = peopleTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id, username, name, phone, adverts, createdAt } = person
  const about = [t.id(id), phone, t.adverts(adverts), t.since(formatDate(lang, createdAt))]
  return (
    <li className={list['line']} data-person={id}>
      <span className={list['grow']}>
        <a href={link(`/admin/people/${id}`)}>
          <b>@{username}</b>
        </a>{' '}
        {name}
      </span>
      <Marks person={person} />
      <span className={list['muted']}>{about.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
