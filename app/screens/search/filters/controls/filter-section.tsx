import { useState, type ReactElement, type ReactNode } from 'react'
import { filtersTexts } from '../../texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './filter-section.module.css'

interface FilterSectionProps {
  /** Tells sections of all lists apart. */
  readonly id: string
  readonly label: string
  /** How many values are chosen in it. */
  readonly chosen: number
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** What somebody opened or closed stays so from list to list, as long as the page lives. */
const toggled = new Map<string, boolean>()

/** A part of the filters that opens and closes, with JavaScript or without. */
export function FilterSection({
  id,
  label,
  chosen,
  isOpen = false,
  children,
}: FilterSectionProps): ReactElement {
  const t = filtersTexts.use()
  // The browser opens and closes it; what is chosen meanwhile does not.
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
