import type { ReactElement } from 'react'
import type { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { OutputOf } from '#contract/call.ts'
import { statisticsDays } from '#contract/limits.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import css from './stats.module.css'

type Days = OutputOf<typeof ownAdvertCalls.getStats>['days']

const width = 600
const height = 160
/** Space for the promotion marks above the bars. */
const top = 20

/** Views per day as a bar chart, and as a table for screen readers. */
export function StatsChart({ days }: { days: Days }): ReactElement {
  const t = myAdvertsTexts.use().stats
  const hasPromoted = days.some(({ isPromoted }) => isPromoted)
  const isEmpty = days.every(({ views }) => views === 0)
  return (
    <figure className={css['figure']}>
      <figcaption className={css['caption']}>
        {isEmpty ? t.none : t.chart}
        {hasPromoted && (
          <span className={css['legend']}>
            <svg width={12} height={12} viewBox="-6 -6 12 12" aria-hidden="true">
              <path className={css['mark']} d={markAt(0, 0)} />
            </svg>
            {t.promoted}
          </span>
        )}
      </figcaption>
      {(hasPromoted || !isEmpty) && <Bars days={days} />}
      <DayTable days={days} />
    </figure>
  )
}

function Bars({ days }: { days: Days }): ReactElement {
  const lang = useLang()
  const highest = Math.max(0, ...days.map(({ views }) => views))
  const step = width / Math.max(1, days.length)
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <div aria-hidden="true">
      <p className={css['scale']}>{highest > 0 && highest}</p>
      <svg className={css['chart']} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {days.map(({ day, views, isPromoted }, index) => {
          const tall = (views / Math.max(1, highest)) * (height - top)
          const left = step * index
          return (
            <g key={day}>
              <title>{`${formatDate(lang, noonOf(day))}: ${views}`}</title>
              <rect className={css['hover']} x={left} y={0} width={step} height={height} />
              <rect
                className={isPromoted ? css['promotedBar'] : css['bar']}
                x={left + 2}
                y={height - tall}
                width={step - 4}
                height={tall}
              />
              {isPromoted && (
                <path className={css['mark']} d={markAt(left + step / 2, height - tall - 10)} />
              )}
            </g>
          )
        })}
      </svg>
      {first && last && (
        <p className={css['ends']}>
          <span>{formatDate(lang, noonOf(first.day))}</span>
          <span>{formatDate(lang, noonOf(last.day))}</span>
        </p>
      )}
    </div>
  )
}

function DayTable({ days }: { days: Days }): ReactElement {
  const t = myAdvertsTexts.use().stats
  const lang = useLang()
  return (
    <table className="visually-hidden">
      <caption>{t.title(statisticsDays)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.views}</th>
          <th scope="col">{t.reveals}</th>
          <th scope="col">{t.promoted}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, views, reveals, isPromoted }) => (
          <tr key={day}>
            <th scope="row">{formatDate(lang, noonOf(day))}</th>
            <td>{views}</td>
            <td>{reveals}</td>
            <td>{isPromoted ? t.yes : t.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Noon, so that the date is the same in every time zone. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`
}

/** Path of a small upward arrow. */
function markAt(x: number, y: number): string {
  return `M${x} ${y - 5}l5 9h-10z`
}
