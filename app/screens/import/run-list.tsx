import type { ReactElement } from 'react'
import type { ImportRun, ImportVerdict } from '#contract/imports/imports.ts'
import { formatDay, formatTime } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { pathOf } from './import-action.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'
import tables from './tables.module.css'

/** Imports, newest first. */
export function RunList({
  runs,
  now,
}: {
  readonly runs: readonly ImportRun[]
  readonly now: string
}): ReactElement {
  const { runs: t } = importTexts.use()
  return (
    <div className={css['lines']}>
      <h2 className={css['subtitle']}>{t.title}</h2>
      {runs.length === 0 ? (
        <p className={css['note']}>{t.none}</p>
      ) : (
        <div className={tables['scroll']} tabIndex={0} role="region" aria-label={t.title}>
          <table className={`${tables['table']} ${tables['runs']}`}>
            <thead>
              <tr>
                {[t.when, t.source, t.state, t.result].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <Run key={run.id} run={run} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function Run({ run, now }: { readonly run: ImportRun; readonly now: string }): ReactElement {
  const t = importTexts.use()
  const lang = useLang()
  const link = useLink()
  return (
    <tr data-run={run.state}>
      <td className={tables['fixed']}>
        <time dateTime={run.createdAt}>
          {formatDay(lang, run.createdAt, now)}, {formatTime(run.createdAt)}
        </time>
      </td>
      <td className={tables['wide']}>
        <a href={link(pathOf(run.id))} aria-label={t.runs.open(run.name)}>
          {run.name}
        </a>
        {run.isScheduled && <span className={css['note']}> · {t.runs.scheduled}</span>}
      </td>
      <td>
        <State run={run} />
      </td>
      <td className={tables['fixed']}>{summaryOf(run, t)}</td>
    </tr>
  )
}

/** The state of an import, and why it failed. */
export function State({ run }: { readonly run: ImportRun }): ReactElement {
  const t = importTexts.use()
  return (
    <>
      <span className={tables['state']} data-state={run.state}>
        {t.states[run.state]}
      </span>
      {run.failure && <span className={tables['failure']}>{t.failures[run.failure]}</span>}
    </>
  )
}

/** The name of a verdict, before or after the import. */
export function labelOf(
  { state }: ImportRun,
  verdict: ImportVerdict,
  t: ReturnType<typeof importTexts.use>,
): string {
  return verdict === 'removed' && state === 'done' ? t.verdicts.archived : t.verdicts[verdict]
}

/** "12 noi · 3 refuzate" */
function summaryOf(run: ImportRun, t: ReturnType<typeof importTexts.use>): string {
  const { counts } = run
  const parts = (['new', 'changed', 'removed', 'refused', 'unchanged'] as const)
    .filter((verdict) => (counts[verdict] ?? 0) > 0)
    .map((verdict) => `${labelOf(run, verdict, t).toLowerCase()}: ${counts[verdict]}`)
  return parts.join(' · ')
}
