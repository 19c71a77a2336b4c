import type { ReactElement } from 'react'
import type { ImportLine, ImportProblem } from '#contract/imports/imports.ts'
import { labelIn, useLang, useLink, useTexts } from '../../lib/texts/texts.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'
import tables from './tables.module.css'

/** Lines of an import with what becomes of them, and why. */
export function LineTable({ lines }: { readonly lines: readonly ImportLine[] }): ReactElement {
  const { table: t } = importTexts.use()
  if (lines.length === 0) return <p className={css['note']}>{t.none}</p>
  return (
    <div className={tables['scroll']} tabIndex={0} role="region" aria-label={t.lines}>
      <table className={`${tables['table']} ${tables['report']}`}>
        <thead>
          <tr>
            {[t.line, t.ownId, t.title, t.verdict, t.reason].map((label) => (
              <th
                key={label}
                scope="col"
                className={label === t.line ? tables['number'] : undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // Lines of a file may repeat an id.
            // oxlint-disable-next-line react/no-array-index-key
            <Line key={at} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line }: { readonly line: ImportLine }): ReactElement {
  const t = importTexts.use()
  const link = useLink()
  const { advertId, title, verdict, problems, notes } = line
  const isShown = advertId !== null && line.isDone && verdict !== 'removed'
  return (
    <tr data-verdict={verdict}>
      <td className={tables['number']}>{line.line ?? '–'}</td>
      <td>{line.ownId}</td>
      <td className={tables['wide']}>
        {isShown ? (
          <a href={link(`/advert-preview/${advertId}`)} aria-label={t.table.view(title)}>
            {title}
          </a>
        ) : (
          title
        )}
      </td>
      <td>
        {verdict && (
          <span className={tables['verdict']} data-verdict={verdict}>
            {verdict === 'removed' && !line.isDone ? t.verdict.toArchive : t.verdict[verdict]}
          </span>
        )}
      </td>
      <td className={tables['wide']}>
        {line.line === null && t.table.gone}
        <Problems problems={problems} />
        {notes.map(({ kind, text }) => (
          <span key={text} className={tables['reason']}>
            {t.notes[kind](text)}
          </span>
        ))}
      </td>
    </tr>
  )
}

function Problems({ problems }: Pick<ImportLine, 'problems'>): ReactElement | null {
  if (problems.length === 0) return null
  return (
    <ul className={tables['problems']}>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.reason}`}>
          <Problem {...problem} />
        </li>
      ))}
    </ul>
  )
}

function Problem({ field, fieldLabels, reason, value }: ImportProblem): ReactElement {
  const t = importTexts.use()
  const { refusals } = useTexts()
  const lang = useLang()
  const fields: Readonly<Record<string, string>> = t.fields
  const reasons: Readonly<Record<string, string>> = refusals
  const name = fieldLabels ? labelIn(lang, fieldLabels) : (fields[field ?? ''] ?? '')
  return (
    <>
      {name && <strong>{name}: </strong>}
      {value && reason !== 'import_id_repeated' && <q className={tables['value']}>{value}</q>}{' '}
      {reasons[reason] ?? refusals.unexpected}
    </>
  )
}
