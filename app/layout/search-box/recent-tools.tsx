import type { ReactElement } from 'react'
import type { RecentSearch } from '../../lib/filters/recent-searches.ts'
import { suggestionTexts } from '../texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import type { Suggestion } from './suggestion-groups.ts'
import css from './suggestions.module.css'

interface RecentToolsProps {
  readonly items: readonly Suggestion[]
  /** Null: forgets all searches. */
  readonly onForget: (search: RecentSearch | null) => void
}

/** Buttons positioned over the ends of the recent searches: a listbox option may not contain a button. */
export function RecentTools({ items, onForget }: RecentToolsProps): ReactElement {
  const texts = suggestionTexts.use()
  return (
    <div className={css['tools']} role="group" aria-label={texts.recent}>
      <button type="button" className={css['forgetAll']} onClick={() => onForget(null)}>
        {texts.forgetAll}
      </button>
      {items.map(({ path, label, detail, search }) => (
        <button
          key={path}
          type="button"
          className={css['forget']}
          aria-label={texts.forget([label, detail].filter(Boolean).join(', '))}
          onClick={() => search && onForget(search)}
        >
          <Icon name="x" size={16} />
        </button>
      ))}
    </div>
  )
}
