import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '../../parts/icons/icon-names.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import css from './disclosure.module.css'

interface DisclosureProps {
  readonly label: string
  /** What it belongs to, for screen readers. */
  readonly about?: string
  readonly icon: IconName
  /** Open from the start. */
  readonly isOpen?: boolean
  /** Where there is little room, the icon stands without the label. */
  readonly isCompact?: boolean
  /** Of what is inside; none is not shown. */
  readonly count?: number
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** A button that opens a form below; works without JavaScript. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { label, about, icon, isOpen, isCompact, count = 0, onOpen, children } = props
  return (
    <details
      className={css['details']}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={css['summary']}>
        <Icon name={icon} size={18} />
        <span className={isCompact ? css['compact'] : undefined}>{label}</span>
        {count > 0 && ` (${count})`}
        {about && <span className="visually-hidden">: {about}</span>}
      </summary>
      <div className={css['inside']}>{children}</div>
    </details>
  )
}

/** Closes the disclosure around an element; the focus returns to its button. */
export function closeDisclosure(inside: Element | null): void {
  const details = inside?.closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
