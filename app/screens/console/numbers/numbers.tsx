import type { ReactElement } from 'react'
import { categoryCalls } from '#contract/categories.ts'
import { periods } from '#contract/rules/numbers/metrics.ts'
import { numberCalls, type EmptySearch } from '#contract/staff/numbers.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { labelIn, useLang, useLink } from '../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { consoleTexts, numbersTexts } from '../texts.ts'
import { ExportButton } from './export-button.tsx'
import css from './numbers.module.css'
import { NumberPanel } from './number-panel.tsx'
import { sections } from './panels.ts'

export const texts = [consoleTexts, numbersTexts]

export const head: Head = ({ lang }) => numbersTexts.of(lang).head

export const loader = staffLoader(async ({ call, query, lang }) => {
  const days = periods.find((period) => String(period) === query.get('days')) ?? periods[0]
  const [numbers, { categories }] = await Promise.all([
    call(numberCalls.getNumbers, { days }),
    call(categoryCalls.getList, {}),
  ])
  const names = Object.fromEntries(
    categories.map(({ slug, labels }) => [slug, labelIn(lang, labels)]),
  )
  return { ...numbers, period: days, names }
})

/** The numbers of the market by day, as charts, tables and files. */
export function Component(): ReactElement {
  const { days, series, emptySearches, period, names } = useStaffLoaded<typeof loader>()
  const t = numbersTexts.use()
  return (
    <div className={css['page']}>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <Periods period={period} />
      {sections.map(({ name, panels }) => (
        <section key={name} aria-labelledby={`numbers-${name}`}>
          <h2 id={`numbers-${name}`} className={css['section']}>
            {t.sections[name]}
          </h2>
          <div className={css['panels']}>
            {panels.map((panel) => (
              <NumberPanel
                key={panel.metric}
                {...{ panel, days, names }}
                series={series.filter(({ metric }) => metric === panel.metric)}
              />
            ))}
            {name === 'search' && <EmptySearches queries={emptySearches} period={period} />}
          </div>
        </section>
      ))}
    </div>
  )
}

function Periods({ period }: { readonly period: number }): ReactElement {
  const t = numbersTexts.use()
  const link = useLink()
  return (
    <nav aria-label={t.period} className={css['periods']}>
      {periods.map((days) => (
        <a
          key={days}
          href={link(`/admin/numbers?days=${days}`)}
          aria-current={days === period ? 'page' : undefined}
        >
          {t.periods(days)}
        </a>
      ))}
    </nav>
  )
}

interface EmptySearchesProps {
  readonly queries: readonly EmptySearch[]
  readonly period: number
}

/** Queries that found nothing, each with a way to teach the search a word. */
function EmptySearches({ queries, period }: EmptySearchesProps): ReactElement {
  const { queries: t } = numbersTexts.use()
  const link = useLink()
  const lang = useLang()
  return (
    <article className={css['panel']}>
      <header className={css['header']}>
        <h3>{t.title}</h3>
        <ExportButton metric="queries" name={t.title} days={period} />
      </header>
      <p className={list['muted']}>{t.about}</p>
      {queries.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.title}>
          <table className={css['table']}>
            <thead>
              <tr>
                <th scope="col">{t.query}</th>
                <th scope="col">{t.asks}</th>
                <th scope="col">{t.askers}</th>
                <th scope="col">
                  <span className="visually-hidden">{t.add}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {queries.map(({ query, asks, askers }) => (
                <tr key={query}>
                  <th scope="row">{query}</th>
                  <td>{formatNumber(lang, asks)}</td>
                  <td>{formatNumber(lang, askers)}</td>
                  <td>
                    <a
                      href={link(`/admin/search-words?q=${encodeURIComponent(query)}`)}
                      aria-label={t.addFor(query)}
                    >
                      {t.add}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </article>
  )
}
