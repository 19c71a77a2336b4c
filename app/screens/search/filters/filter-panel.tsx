import { useRef, useState, type ReactElement } from 'react'
import { filtersTexts } from '../texts.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { useSettings } from '../../../lib/calls/settings.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { FilterForm } from './filter-form.tsx'
import css from './filter-panel.module.css'
import type { Listing } from '../list/listing.ts'

export const filterPanelId = 'filters'

interface FilterPanelProps {
  readonly listing: Listing
  readonly basePath: string
  /** Name of the category to which a search is narrowed. */
  readonly category: string | null
  readonly hasCategoryFilter?: boolean
}

/**
 * Filters of a list, a plain form that works without JavaScript. Beside the list on a desktop, a full-screen popover on
 * a phone, or above the list, depending on the site's setting.
 */
export function FilterPanel(props: FilterPanelProps): ReactElement {
  const { listing, basePath } = props
  const { title } = useTexts().search.filters
  const t = filtersTexts.use()
  const { prefilter } = useSettings()
  const panel = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [cleared, setCleared] = useState(0)
  return (
    <div
      ref={panel}
      id={filterPanelId}
      popover={prefilter ? undefined : 'auto'}
      data-inline={prefilter || undefined}
      className={css['panel']}
      // The button that opened the sheet is hidden below it, so the focus moves into it.
      onToggle={({ target, currentTarget, newState }) =>
        target === currentTarget && newState === 'open' && closer.current?.focus()
      }
    >
      <header className={css['header']}>
        <h2 className={css['title']}>{title}</h2>
        {!prefilter && (
          <button
            ref={closer}
            type="button"
            className={css['close']}
            popoverTarget={filterPanelId}
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            <Icon name="x" />
          </button>
        )}
      </header>
      <FilterForm
        {...props}
        // A new list resets unapplied input. A move of the map keeps the form.
        key={
          cleared + basePath + filterQuery({ ...listing.filters, sort: 'none', view: '', box: '' })
        }
        onClear={() => setCleared(cleared + 1)}
        onDone={() => panel.current?.matches(':popover-open') && panel.current.hidePopover()}
      />
    </div>
  )
}
