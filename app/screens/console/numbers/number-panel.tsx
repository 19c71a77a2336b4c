import type { ReactElement } from 'react'
import type { Series } from '#contract/staff/numbers.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import list from '../frame/list.module.css'
import { numbersTexts } from '../texts.ts'
import { headlineOf, highestOf, sumOf, topLines, type Line } from './chart/lines.ts'
import { TimeChart } from './chart/time-chart.tsx'
import { ExportButton } from './export-button.tsx'
import { funnelOf } from './funnel.ts'
import css from './numbers.module.css'
import { dimensionNames, type Panel } from './panels.ts'

interface NumberPanelProps {
  readonly panel: Panel
  readonly days: readonly string[]
  readonly series: readonly Series[]
  /** Categories by slug. */
  readonly names: Readonly<Record<string, string>>
}

const mostLines = 6

/** One number of the market: its headline, its chart, and its file. */
export function NumberPanel({ panel, days, series, names }: NumberPanelProps): ReactElement {
  const t = numbersTexts.use()
  const lang = useLang()
  const { metric, headline, unit, isOldest = false } = panel
  const name = t.metrics[metric]
  const words = { ...names, ...dimensionNames(t, metric) }
  const lines = series.map(({ dimension, values }): Line => ({
    label: words[dimension] ?? (dimension || t.total),
    values,
  }))
  const format = (value: number): string => {
    if (unit === 'bani') return formatNumber(lang, value / 100, value % 100 === 0 ? 0 : 2)
    const text = formatNumber(lang, value)
    return unit === 'minutes' ? t.minutes(text) : text
  }
  const total = headlineOf(isOldest ? highestOf(lines) : sumOf(lines), headline)
  return (
    <article className={css['panel']} data-metric={metric}>
      <header className={css['header']}>
        <h3>{name}</h3>
        {total !== null && metric !== 'posting' && (
          <span className={list['muted']}>{t.headline[headline](format(total))}</span>
        )}
        <ExportButton metric={metric} name={name} days={days.length} />
      </header>
      {lines.length === 0 && <p className={list['muted']}>{t.noData}</p>}
      {lines.length > 0 && metric === 'posting' && <Funnel series={series} />}
      {lines.length > 0 && metric !== 'posting' && (
        <TimeChart {...{ name, days, format }} lines={topLines(lines, mostLines, t.others)} />
      )}
    </article>
  )
}

/** How many came to each step of posting, beside the first one. */
function Funnel({ series }: { readonly series: readonly Series[] }): ReactElement {
  const t = numbersTexts.use()
  const lang = useLang()
  return (
    <dl className={css['funnel']}>
      {funnelOf(series).map(({ step, count, percent }) => (
        <div key={step}>
          <dt>{t.steps[step]}</dt>
          <dd>
            <span className={css['bar']} aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={percent ?? 0} height="1" />
              </svg>
            </span>
            <b>{count === null ? '–' : formatNumber(lang, count)}</b>{' '}
            {percent !== null && (
              <span className={list['muted']}>
                {t.ofStart(formatNumber(lang, Math.round(percent)))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
