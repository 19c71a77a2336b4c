import type { ReactElement } from 'react'
import type { PromotionResult } from '#contract/adverts/promotion-results.ts'
import { formatDate, formatNumber } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { promotionTexts } from '../../texts.ts'
import css from './promotion-results.module.css'

/** Each promotion of an advert, with what was seen on as many days before it. */
export function PromotionResults({
  results,
}: {
  results: readonly PromotionResult[]
}): ReactElement {
  const t = promotionTexts.use()
  return (
    <section className={css['results']}>
      <h3>{t.title}</h3>
      <p className={css['about']}>{t.about}</p>
      <ul className={css['list']}>
        {results.map((result) => (
          <Result key={`${result.kind} ${result.firstDay}`} result={result} />
        ))}
      </ul>
    </section>
  )
}

function Result({ result }: { result: PromotionResult }): ReactElement {
  const t = promotionTexts.use()
  const lang = useLang()
  const { kind, lifts, firstDay, lastDay, state, isBought, verdict, isMixed } = result
  const name = kind === 'bump' ? t.lifts(lifts) : t.kinds[kind]
  return (
    <li className={css['result']}>
      <h4 className={css['name']}>{name}</h4>
      <p className={css['when']}>
        {formatDate(lang, noonOf(firstDay))} – {formatDate(lang, noonOf(lastDay))} ·{' '}
        {isBought ? t.bought : t.free} · {t.states[state]}
      </p>
      {verdict === 'early' && state !== 'waiting' && <p>{t.early}</p>}
      {verdict !== 'early' && <Comparison name={name} result={result} />}
      {verdict === 'new' && <p className={css['note']}>{t.new}</p>}
      {isMixed && <p className={css['note']}>{t.mixed}</p>}
    </li>
  )
}

const counted = ['views', 'reveals', 'conversations', 'hearts'] as const

function Comparison({ name, result }: { name: string; result: PromotionResult }): ReactElement {
  const t = promotionTexts.use()
  const lang = useLang()
  const { before, during, days } = result
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">{t.caption(name)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.counted}</span>
          </th>
          {before && <th scope="col">{t.before(days)}</th>}
          <th scope="col">{t.during(days)}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map((what) => (
          <tr key={what}>
            <th scope="row">{t.counts[what]}</th>
            {before && <td>{formatNumber(lang, before[what])}</td>}
            <td>{during && formatNumber(lang, during[what])}</td>
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
