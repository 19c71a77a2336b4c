import type { ReactElement } from 'react'
import type { ownStatisticsCalls } from '#contract/adverts/own-statistics.ts'
import type { OutputOf } from '#contract/call.ts'
import { formatDate, formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { statisticsTexts } from '../texts.ts'
import css from './advert-statistics.module.css'

export type Days = OutputOf<typeof ownStatisticsCalls.getAdvice>['days']

export const counted = ['views', 'reveals', 'messages', 'favorites'] as const
type Counted = (typeof counted)[number]

const [width, height] = [300, 56]

/** Noon, so that the date is the same in every time zone. */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`
}

/** One small bar chart for each count, on its own scale. The same stands in a table. */
export function DayCharts({ days }: { days: Days }): ReactElement {
  return (
    <div className={css['charts']}>
      {counted.map((what) => (
        <DayChart key={what} what={what} days={days} />
      ))}
    </div>
  )
}

function DayChart({ what, days }: { what: Counted; days: Days }): ReactElement {
  const t = statisticsTexts.use()
  const lang = useLang()
  const sum = days.reduce((total, day) => total + day[what], 0)
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <figure className={css['chart']}>
      <figcaption>
        <span className={css['label']}>{t.counts[what]}</span>
        <strong className={css['sum']}>{formatNumber(lang, sum)}</strong>
      </figcaption>
      <Bars what={what} days={days} />
      {first && last && (
        <p className={css['ends']} aria-hidden="true">
          <span>{formatDate(lang, noonOf(first.day))}</span>
          <span>{t.today}</span>
        </p>
      )}
    </figure>
  )
}

function Bars({ what, days }: { what: Counted; days: Days }): ReactElement {
  const lang = useLang()
  const highest = Math.max(1, ...days.map((day) => day[what]))
  const step = width / Math.max(1, days.length)
  return (
    <svg
      className={css['bars']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, index) => {
        const tall = (day[what] / highest) * height
        return (
          <g key={day.day}>
            <title>{`${formatDate(lang, noonOf(day.day))}: ${day[what]}`}</title>
            <rect className={css['hover']} x={step * index} y={0} width={step} height={height} />
            <rect
              className={css['bar']}
              x={step * index + 1}
              y={height - tall}
              width={step - 2}
              height={tall}
            />
          </g>
        )
      })}
    </svg>
  )
}
