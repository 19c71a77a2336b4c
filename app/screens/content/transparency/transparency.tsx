import type { ReactElement } from 'react'
import { transparencyCalls } from '#contract/site/transparency.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Breadcrumbs } from '../../../parts/icons/breadcrumbs.tsx'
import css from '../content.module.css'
import { transparencyTexts } from '../texts.ts'
import { monthTitle } from './month-title.ts'
import { ReportTables } from './report-tables.tsx'

export const texts = [transparencyTexts]

export const loader = screenLoader(({ call, params }) => {
  const { month } = params
  return call(transparencyCalls.getTransparency, month === undefined ? {} : { month })
})

export const head: Head<Awaited<ReturnType<typeof loader>>> = ({ lang }, loaded) => {
  const t = transparencyTexts.of(lang)
  return t.head(monthTitle(t, loaded?.month))
}

/** The transparency report of a month, with links to the others. */
export function Component(): ReactElement {
  const { months, month, report } = useLoaded<typeof loader>()
  const { layout } = useTexts()
  const t = transparencyTexts.use()
  const link = useLink()
  const others = months.filter((one) => one !== month)
  return (
    <>
      <Breadcrumbs
        items={[{ href: link('/'), label: layout.home }, { label: layout.transparency }]}
      />
      <div className={css['article']}>
        <h1>{t.title(monthTitle(t, month))}</h1>
        <p className={css['lead']}>{t.lead}</p>
        {report ? <ReportTables report={report} /> : <p>{t.none}</p>}
        <h2>{t.scope.title}</h2>
        <p>{t.scope.text}</p>
        {others.length > 0 && (
          <nav aria-labelledby="months">
            <h2 id="months">{t.months}</h2>
            <ul>
              {others.map((one) => (
                <li key={one}>
                  <a href={link(`/transparency/${one}`)}>{monthTitle(t, one)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}
