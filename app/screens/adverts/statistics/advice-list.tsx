import type { ReactElement } from 'react'
import type { Advice } from '#contract/rules/advert/advice.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { statisticsTexts } from '../texts.ts'
import css from './advert-statistics.module.css'

/** What the owner can mend, the most telling first. */
export function AdviceList({ advice }: { advice: readonly Advice[] }): ReactElement {
  const t = statisticsTexts.use()
  return (
    <ol className={css['advice']}>
      {advice.map(({ kind, count }) => (
        <li key={kind}>
          <Icon name="circle-alert" />
          <span>{t.advice[kind](count)}</span>
        </li>
      ))}
    </ol>
  )
}
