import { useState, type ReactElement } from 'react'
import { filtersTexts } from '../../texts.ts'
import css from './range-bars.module.css'

export interface Bar {
  readonly from: number
  readonly count: number
}

interface RangeBarsProps {
  readonly label: string
  /** Ascending; null until they are known. */
  readonly bars: readonly Bar[] | null
  /** End of the last bar. */
  readonly max: number
  /** Typed ends; empty: none. */
  readonly from: string
  readonly to: string
  readonly format: (value: number) => string
  /** An empty end: the handle stands at its side. */
  readonly onChange: (end: 'from' | 'to', value: string) => void
}

/** How many adverts have which number, with a handle for each end; the fields below take any number. */
export function RangeBars({ bars: known, max, from, to, ...rest }: RangeBarsProps): ReactElement {
  const bars = known ?? []
  const edges = [...bars.map((bar) => bar.from), max]
  const low = from === '' ? 0 : placeOf(edges, Number(from))
  const high = to === '' ? bars.length : placeOf(edges, Number(to))
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div className={`${css['range']} needs-script`} data-none={known?.length === 0 || undefined}>
      {/* All have the same number. */}
      {bars.length === 1 && <p className={css['single']}>{rest.format(max)}</p>}
      {bars.length > 1 && (
        <>
          <div className={css['bars']} aria-hidden="true">
            {bars.map((bar, at) => (
              <i
                key={bar.from}
                data-in={(at >= low && at < Math.max(high, low + 1)) || undefined}
                style={{
                  blockSize: `${bar.count === 0 ? 0 : Math.max(6, (100 * bar.count) / most)}%`,
                }}
              />
            ))}
          </div>
          <Handles {...rest} {...{ edges, low, high }} />
        </>
      )}
    </div>
  )
}

interface HandlesProps extends Pick<RangeBarsProps, 'label' | 'format' | 'onChange'> {
  readonly edges: readonly number[]
  readonly low: number
  readonly high: number
}

function Handles({ label, format, onChange, edges, low, high }: HandlesProps): ReactElement {
  const t = filtersTexts.use()
  const last = edges.length - 1
  const [isLowOnTop, setLowOnTop] = useState(false)
  const send = (end: 'from' | 'to', place: number): void => {
    const isAtSide = end === 'from' ? place === 0 : place === last
    onChange(end, isAtSide ? '' : String(edges[place]))
  }
  const ends = [
    { end: 'from', name: t.handleFrom(label), at: low },
    { end: 'to', name: t.handleTo(label), at: high },
  ] as const
  return (
    <div className={css['handles']}>
      {ends.map(({ end, name, at }) => (
        <input
          key={end}
          type="range"
          className={css['handle']}
          // Where both are in one place, the one that can still move is above.
          data-top={(end === 'from') === (isLowOnTop || low === last) || undefined}
          min={0}
          max={last}
          value={at}
          aria-label={name}
          aria-valuetext={format(edges[at] ?? 0)}
          onPointerDown={() => setLowOnTop(end === 'from')}
          onChange={(event) => {
            // The fields below tell the form.
            event.stopPropagation()
            const place = Number(event.currentTarget.value)
            send(end, end === 'from' ? Math.min(place, high) : Math.max(place, low))
          }}
        />
      ))}
    </div>
  )
}

/** The edge that is nearest to a number. */
function placeOf(edges: readonly number[], value: number): number {
  let nearest = 0
  for (const [at, edge] of edges.entries())
    if (Math.abs(edge - value) <= Math.abs((edges[nearest] ?? 0) - value)) nearest = at
  return nearest
}
