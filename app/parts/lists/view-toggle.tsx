import type { ReactElement } from 'react'
import { chooseListView, useListView } from '../../lib/lists/list-view.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './view-toggle.module.css'

/** Switches between cards and rows; desktop only. */
export function ViewToggle(): ReactElement {
  const t = useTexts().search.view
  const view = useListView()
  return (
    <span className={`${css['toggle']} needs-script`} role="group" aria-label={t.label}>
      <button
        type="button"
        aria-pressed={view === 'grid'}
        aria-label={t.grid}
        onClick={() => chooseListView('grid')}
      >
        <Icon name="layout-grid" />
      </button>
      <button
        type="button"
        aria-pressed={view === 'list'}
        aria-label={t.list}
        onClick={() => chooseListView('list')}
      >
        <Icon name="list" />
      </button>
    </span>
  )
}
