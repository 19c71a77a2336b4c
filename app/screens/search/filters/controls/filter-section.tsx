import { useState, type ReactElement, type ReactNode } from 'react'
import { filtersTexts } from '../../texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './filter-section.module.css'

interface FilterSectionProps {
  /** Unique across all lists. */
  readonly id: string
  readonly label: string
  /** Number of selected values. */
  readonly chosen: number
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Sections opened or closed by the user keep their state across lists until the page is closed. */
const toggled = new Map<string, boolean>()

/** Collapsible part of the filters; works without JavaScript. */
export function FilterSection({
  id,
  label,
  chosen,
  isOpen = false,
  children,
}: FilterSectionProps): ReactElement {
  const t = filtersTexts.use()
  // Uncontrolled: the browser toggles it; selecting a value does not.
  const [isOpenAtFirst] = useState(() => toggled.get(id) ?? (isOpen || chosen > 0))
  return (
    <details className={css['section']} open={isOpenAtFirst}>
      <summary
        className={css['summary']}
        onClick={({ currentTarget }) =>
          toggled.set(id, !currentTarget.parentElement?.hasAttribute('open'))
        }
      >
        {label}
        {chosen > 0 && (
          <span className={css['chosen']} aria-label={t.chosen(chosen)} role="img">
            {chosen}
          </span>
        )}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={css['content']} role="group" aria-label={label}>
        {children}
      </div>
    </details>
  )
}
