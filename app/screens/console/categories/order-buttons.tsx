import type { ReactElement } from 'react'
import { Icon } from '../../../parts/icons/icon.tsx'
import { categoryTexts } from '../texts.ts'
import css from './categories.module.css'

interface OrderButtonsProps {
  /** Of what is moved. */
  readonly name: string
  readonly at: number
  readonly count: number
  readonly isBusy?: boolean
  readonly onMove: (from: number, to: number) => void
}

/** Moves one of a list up or down by a place. */
export function OrderButtons(props: OrderButtonsProps): ReactElement {
  const { name, at, count, isBusy = false, onMove } = props
  const t = categoryTexts.use()
  const ways = [
    { to: at - 1, label: t.up(name), icon: 'chevron-up' },
    { to: at + 1, label: t.down(name), icon: 'chevron-down' },
  ] as const
  return (
    <span className={css['order']}>
      {ways.map(({ to, label, icon }) => (
        <button
          key={icon}
          type="button"
          aria-label={label}
          aria-disabled={to < 0 || to >= count || isBusy}
          onClick={() => {
            if (to >= 0 && to < count && !isBusy) onMove(at, to)
          }}
        >
          <Icon name={icon} size={16} />
        </button>
      ))}
    </span>
  )
}

/** The list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
