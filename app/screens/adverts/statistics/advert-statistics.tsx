import type { ReactElement } from 'react'
import { ownStatisticsCalls } from '#contract/adverts/own-statistics.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useMayOpen } from '../../../lib/session/page-rights.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { statisticsTexts } from '../texts.ts'
import { AdviceList } from './advice-list.tsx'
import { DayCharts } from './day-charts.tsx'
import { DayTable } from './day-table.tsx'
import { PriceScale } from './price-scale.tsx'
import css from './advert-statistics.module.css'

export const texts = [statisticsTexts]

export const head: Head = ({ lang }) => statisticsTexts.of(lang).head

export const loader = screenLoader(async ({ call, params, lang }) => {
  const { titles, ...rest } = await call(ownStatisticsCalls.getAdvice, {
    advertId: params['advertId'] ?? '',
  })
  return { ...rest, title: titles[lang] || titles[rest.language] }
})

/** What happened to an own advert in thirty days, its price beside similar ones, and what can be mended. */
export function Component(): ReactElement {
  const { id, title, language, status, days, totals, market, advice } = useLoaded<typeof loader>()
  const { adverts } = useTexts()
  const t = statisticsTexts.use()
  const link = useLink()
  const mayEdit = useMayOpen()('/edit-advert')
  const isSeen = status === 'active'
  const name = title || adverts.noTitle
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <a href={link('/my-adverts')}>{t.back}</a>
        <h1>{t.title}</h1>
        <p className={css['of']} lang={language}>
          {isSeen ? <a href={link(routes.advert(id))}>{name}</a> : name}
        </p>
      </header>
      {isSeen && (
        <section className={css['section']} aria-labelledby="advice">
          <h2 id="advice">{t.adviceTitle}</h2>
          {advice.length === 0 ? <p>{t.allGood}</p> : <AdviceList advice={advice} />}
          {advice.length > 0 && mayEdit && (
            <div>
              <ButtonLink kind="primary" href={link(`/edit-advert/${id}`)}>
                {t.mend}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      {market && (
        <section className={css['section']} aria-labelledby="price">
          <h2 id="price">{t.priceTitle}</h2>
          <PriceScale market={market} />
        </section>
      )}
      <section className={css['section']} aria-labelledby="days">
        <h2 id="days">{t.daysTitle(days.length)}</h2>
        <DayCharts days={days} />
        <p className={css['hint']}>{t.totals(totals.views, totals.reveals, totals.favorites)}</p>
        <DayTable days={days} />
      </section>
    </div>
  )
}
