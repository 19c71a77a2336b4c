import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import type { RatedCurrency } from '#contract/rules/money/currencies.ts'
import { useHydrated } from '../../lib/browser/hydrated.ts'
import type { RateOfDay } from '../../lib/rates/rates.ts'
import { formatDate, formatNumber } from '../../lib/texts/format.ts'
import { useLang } from '../../lib/texts/texts.ts'
import { chartBox, chartShape, extremesOf, nearestDay, type ChartShape } from './chart-shape.ts'
import { ratesTexts } from './texts.ts'
import css from './year-chart.module.css'

interface YearChartProps {
  readonly currency: RatedCurrency
  readonly days: readonly RateOfDay[]
}

/** Days that a key moves the readout by. */
const strides: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -30, PageUp: 30, Home: -Infinity, End: Infinity },
}

/** A year's line of a currency, with a readout of each day by pointer, touch and keys. */
export function YearChart({ currency, days }: YearChartProps): ReactElement {
  const t = ratesTexts.use()
  const lang = useLang()
  const isHydrated = useHydrated()
  const [picked, setPicked] = useState<number | null>(null)
  if (days.length < 2) return <p className={css['none']}>{t.noHistory}</p>
  const last = days.length - 1
  const at = Math.min(picked ?? last, last)
  const shape = chartShape(days)
  const said = ({ date, value }: RateOfDay): string =>
    t.rateOn(formatDate(lang, date), currency, formatNumber(lang, value, 4))
  const readout = days[at] ? said(days[at]) : ''
  const onPointer = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPicked(nearestDay(shape, (event.clientX - left) / width))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { [event.key]: stride } = strides
    if (stride === undefined) return
    event.preventDefault()
    setPicked(Math.max(0, Math.min(last, at + stride)))
  }
  const lines = <Lines shape={shape} at={picked === null ? null : at} />
  return (
    <figure className={css['chart']}>
      <figcaption className={css['readout']}>{readout}</figcaption>
      <div className={css['drawing']}>
        <ol className={css['ticks']} aria-hidden="true">
          {shape.ticks.map((tick) => (
            <li key={tick}>{formatNumber(lang, tick, shape.decimals)}</li>
          ))}
        </ol>
        {isHydrated ? (
          <div
            className={css['plot']}
            role="slider"
            tabIndex={0}
            aria-label={t.day}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at}
            aria-valuetext={readout}
            onPointerMove={onPointer}
            onPointerDown={onPointer}
            onPointerLeave={() => setPicked(null)}
            onKeyDown={onKeyDown}
          >
            {lines}
          </div>
        ) : (
          <div className={css['plot']}>{lines}</div>
        )}
        <p className={css['dates']} aria-hidden="true">
          {[days[0], days[Math.floor(last / 2)], days[last]].map(
            (day) => day && <span key={day.date}>{formatDate(lang, day.date)}</span>,
          )}
        </p>
      </div>
      <Summary days={days} />
    </figure>
  )
}

function Lines({ shape, at }: { shape: ChartShape; at: number | null }): ReactElement {
  const { width, height } = chartBox
  const end = shape.points.at(-1)
  const point = at === null ? undefined : shape.points[at]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {shape.ticks.map((tick, index) => {
        const y = (index / (shape.ticks.length - 1)) * height
        return <path key={tick} className={css['grid']} d={`M0 ${y}H${width}`} />
      })}
      <path className={css['line']} d={shape.line} />
      {point && <path className={css['cursor']} d={`M${point.x} 0V${height}`} />}
      {/* A line without length ends in two halves of a circle, which no stretching distorts. */}
      {end && <path className={css['dot']} d={`M${(point ?? end).x} ${(point ?? end).y}h0`} />}
    </svg>
  )
}

/** What the line shows, in words. */
function Summary({ days }: { days: readonly RateOfDay[] }): ReactElement | null {
  const t = ratesTexts.use()
  const lang = useLang()
  const year = extremesOf(days)
  if (!year) return null
  const change = formatNumber(lang, Math.abs(year.change), 1)
  const facts = [
    { name: t.least, day: year.least },
    { name: t.most, day: year.most },
    { name: t.latest, day: year.last },
  ]
  return (
    <dl className={css['summary']}>
      {facts.map(({ name, day }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{formatNumber(lang, day.value, 4)}</strong>
            <span>{formatDate(lang, day.date)}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t.change}</dt>
        <dd>
          <strong>
            {year.change < 0 ? '−' : '+'}
            {change}&nbsp;%
          </strong>
          <span>{t.since(formatDate(lang, year.first.date))}</span>
        </dd>
      </div>
    </dl>
  )
}
