import type { ReactElement } from 'react'
import type { ListSort } from '#contract/rules/list-sort.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import type { CardOverlay } from '../../cards/card.tsx'
import { AdvertRow } from './advert-row.tsx'
import css from './advert-table.module.css'
import { tableTexts } from './table-texts.ts'
import { earlyFacts, factColumns, type TableColumns } from './table-columns.ts'

interface AdvertTableProps {
  readonly adverts: readonly Card[]
  readonly now: string
  /** Absent: no attributes as columns, and no orders. */
  readonly columns?: TableColumns | undefined
  /** Ids of adverts that are told apart as opened before. */
  readonly seen?: ReadonlySet<string> | undefined
  /** Drawn over each photo. */
  readonly Overlay?: CardOverlay | undefined
}

/** Adverts as expandable rows; attributes of their subcategory are columns. */
export function AdvertTable(props: AdvertTableProps): ReactElement {
  const { adverts, now, columns, seen, Overlay } = props
  const t = useTexts()
  const names = tableTexts.use()
  const facts = factColumns(adverts, columns?.attributes ?? [])
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">{t.adverts.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{names.photo}</span>
          </th>
          <th scope="col">{names.title}</th>
          {facts.map(({ key, label, isOrdered }, index) => (
            <Ordered
              key={key}
              columns={isOrdered ? columns : undefined}
              label={label}
              ascending={`a_${key}`}
              descending={`-a_${key}`}
              isLate={index >= earlyFacts}
            />
          ))}
          <Ordered
            columns={columns}
            label={names.price}
            ascending="cheapest"
            descending="dearest"
          />
          <Ordered
            columns={columns}
            label={names.date}
            ascending="oldest"
            descending="newest"
            isLate
          />
          <th scope="col">
            <span className="visually-hidden">{names.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {adverts.map((card) => (
          <AdvertRow
            key={card.id}
            {...{ card, now, facts, isSeen: seen?.has(card.id) ?? false, Overlay }}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OrderedProps {
  readonly columns: TableColumns | undefined
  readonly label: string
  readonly ascending: ListSort
  readonly descending: ListSort
  /** Left out where the window is narrow. */
  readonly isLate?: boolean
}

/** Heading of a column that the list can be ordered by; a further press turns the order. */
function Ordered({
  columns,
  label,
  ascending,
  descending,
  isLate = false,
}: OrderedProps): ReactElement {
  const late = isLate ? css['late'] : undefined
  if (!columns) {
    return (
      <th scope="col" className={late}>
        {label}
      </th>
    )
  }
  const { sort, hrefOf } = columns
  const isUp = sort === ascending
  const isDown = sort === descending
  const first = descending === 'newest' ? descending : ascending
  const turned = isUp ? descending : ascending
  const [order, arrow] = isUp ? (['ascending', '↑'] as const) : (['descending', '↓'] as const)
  const mark = isUp || isDown ? arrow : '↕'
  return (
    <th scope="col" className={late} aria-sort={isUp || isDown ? order : undefined}>
      <a className={css['order']} href={hrefOf(isUp || isDown ? turned : first)} rel="nofollow">
        {label}
        <span aria-hidden="true">&nbsp;{mark}</span>
      </a>
    </th>
  )
}
