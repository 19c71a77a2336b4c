import { useState, type ReactElement } from 'react'
import { categoryCalls } from '#contract/categories.ts'
import { searchWordCalls, type WordGroup } from '#contract/staff/search-words.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { labelIn, useLang } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { consoleTexts, searchWordTexts } from '../texts.ts'
import css from './search-words.module.css'
import { WordForm, type Subcategory } from './word-form.tsx'

export const texts = [consoleTexts, searchWordTexts]

export const head: Head = ({ lang }) => searchWordTexts.of(lang).head

export const loader = staffLoader(async ({ call, query }) => {
  const [{ groups }, { categories }] = await Promise.all([
    call(searchWordCalls.listWords, {}),
    call(categoryCalls.getList, {}),
  ])
  const subcategories = categories.flatMap((category) =>
    category.groups.flatMap((group) =>
      group.subcategories.map(({ slug, labels }) => ({ slug, labels, category: category.labels })),
    ),
  )
  // A query without answers can be taken here by its address.
  return { groups, subcategories, proposed: query.get('q') ?? '' }
})

/** Words of staff, and the form in which they are tried and saved. */
export function Component(): ReactElement {
  const { groups, subcategories, proposed } = useStaffLoaded<typeof loader>()
  const t = searchWordTexts.use()
  const [editedId, setEdited] = useState(0)
  const edited = groups.find(({ id }) => id === editedId)
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <WordForm
        key={editedId || `new ${proposed}`}
        {...{ edited, subcategories, proposed }}
        onDone={() => setEdited(0)}
      />
      {groups.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <WordTable {...{ groups, subcategories }} onEdit={setEdited} />
      )}
    </>
  )
}

interface WordTableProps {
  readonly groups: readonly WordGroup[]
  readonly subcategories: readonly Subcategory[]
  readonly onEdit: (id: number) => void
}

function WordTable({ groups, subcategories, onEdit }: WordTableProps): ReactElement {
  const { columns, title } = searchWordTexts.use()
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={title}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{columns.words}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.changed}</th>
            <th scope="col">{columns.acts}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <WordLine
              key={group.id}
              {...{ group, onEdit }}
              subcategory={subcategories.find(({ slug }) => slug === group.subcategory)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface WordLineProps {
  readonly group: WordGroup
  readonly subcategory: Subcategory | undefined
  readonly onEdit: (id: number) => void
}

function WordLine({ group, subcategory, onEdit }: WordLineProps): ReactElement {
  const t = searchWordTexts.use()
  const lang = useLang()
  const remove = useStaffCall(searchWordCalls.removeWords, { reloads: true, success: t.removed })
  const { id, kind, names, finds, version, changedAt } = group
  const words = names.join(', ')
  const target = subcategory ? labelIn(lang, subcategory.labels) : group.subcategory
  const about = [finds.join(', '), target].filter(Boolean).join(' · ')
  return (
    <tr data-words={id}>
      <td>{words}</td>
      <td>
        {t.kinds[kind]}
        {about && `: ${about}`}
      </td>
      <td>{formatDate(lang, changedAt)}</td>
      <td className={css['acts']}>
        <button type="button" aria-label={t.edit(words)} onClick={() => onEdit(id)}>
          <Icon name="pencil" size={16} />
        </button>
        <button
          type="button"
          aria-label={t.remove(words)}
          aria-busy={remove.isBusy || undefined}
          onClick={() => void remove({ id, version })}
        >
          <Icon name="trash-2" size={16} />
        </button>
      </td>
    </tr>
  )
}
