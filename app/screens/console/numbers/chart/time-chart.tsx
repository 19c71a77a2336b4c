import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { chartBox } from '../../../../parts/rates/chart-shape.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { numbersTexts } from '../../texts.ts'
import css from './time-chart.module.css'
import { drawingOf, type Line } from './lines.ts'

interface TimeChartProps {
  readonly name: string
  readonly days: readonly string[]
  readonly lines: readonly Line[]
  readonly format: (value: number) => string
}

/** Days that a key moves the readout by. */
const strides: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -7, PageUp: 7, Home: -Infinity, End: Infinity },
}

/** Lines over days, with the values of a day by pointer, touch and keys, and all of them as a table. */
export function TimeChart({ name, days, lines, format }: TimeChartProps): ReactElement {
  const t = numbersTexts.use()
  const lang = useLang()
  const last = days.length - 1
  const [picked, setPicked] = useState<number | null>(null)
  const at = Math.max(0, Math.min(picked ?? last, last))
  const { paths, ticks } = drawingOf(lines, days.length)
  const date = days[at] ? formatDate(lang, days[at]) : ''
  const valueAt = ({ values }: Line): string => {
    const value = values[at]
    return value === null || value === undefined ? '–' : format(value)
  }
  const said = `${date}: ${lines.map((line) => `${line.label} ${valueAt(line)}`).join(', ')}`
  const onPointer = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPicked(Math.round(((event.clientX - left) / width) * last))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { [event.key]: stride } = strides
    if (stride === undefined) return
    event.preventDefault()
    setPicked(Math.max(0, Math.min(last, at + stride)))
  }
  return (
    <div className={css['chart']}>
      <p className={css['legend']} aria-hidden="true">
        <span>{date}</span>
        {lines.map((line, index) => (
          <span key={line.label} className={css['entry']} data-line={index}>
            <svg width="18" height="8" viewBox="0 0 18 8">
              <path d="M0 4h18" />
            </svg>
            {line.label} <b>{valueAt(line)}</b>
          </span>
        ))}
      </p>
      <div className={css['drawing']}>
        <ol className={css['ticks']} aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick}>{format(tick)}</li>
          ))}
        </ol>
        <div
          className={css['plot']}
          role="slider"
          tabIndex={0}
          aria-label={`${name}. ${t.chooseDay}`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={said}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setPicked(null)}
          onKeyDown={onKeyDown}
        >
          <Lines
            paths={paths}
            steps={ticks.length - 1}
            cursor={picked === null ? null : at / last}
          />
        </div>
      </div>
      <DayTable name={name} days={days} lines={lines} format={format} />
    </div>
  )
}

interface LinesProps {
  readonly paths: readonly string[]
  readonly steps: number
  /** Share of the width. */
  readonly cursor: number | null
}

function Lines({ paths, steps, cursor }: LinesProps): ReactElement {
  const { width, height } = chartBox
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: steps + 1 }, (_, index) => {
        const y = (index / steps) * height
        return <path key={y} className={css['grid']} d={`M0 ${y}H${width}`} />
      })}
      {paths.map((path, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
        <path key={index} className={css['line']} data-line={index} d={path} />
      ))}
      {cursor !== null && <path className={css['grid']} d={`M${cursor * width} 0V${height}`} />}
    </svg>
  )
}

/** Newest day first; filled in when it is opened, as a year has thousands of cells. */
function DayTable({ name, days, lines, format }: TimeChartProps): ReactElement {
  const t = numbersTexts.use()
  const lang = useLang()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css['table']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t.asTable}</summary>
      {isOpen && (
        <div className={css['scroll']} tabIndex={0} role="region" aria-label={name}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                {lines.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, place) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(lang, day)}</th>
                    {lines.map(({ label, values }) => {
                      const value = values[place]
                      return (
                        <td key={label}>
                          {value === null || value === undefined ? '–' : format(value)}
                        </td>
                      )
                    })}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
