import type { ReactElement } from 'react'
import { wordDiff } from '../../moderation/work/case/word-diff.ts'
import css from './editing.module.css'

/** A text before and after. */
export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** The texts that differ, with what was removed and added. */
export function WordChanges({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  return (
    <dl className={css['changes']}>
      {changes
        .filter(({ before, after }) => before !== after)
        .map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {wordDiff(before, after).map(({ kind, text }, at) => {
                // Runs have no names and never move.
                if (kind === 'removed') return <del key={at}>{text}</del>
                return kind === 'added' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>
              })}
            </dd>
          </div>
        ))}
    </dl>
  )
}
