import type { ReactElement } from 'react'
import { useTexts } from '../../../../lib/texts/texts.ts'
import type { Fact } from '../detail.ts'
import { tellingFirst } from './telling.ts'
import css from './facts.module.css'

/** Attributes of an advert in two columns, the telling ones first. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactElement | null {
  const t = useTexts()
  if (facts.length === 0) return null
  const yesOrNo = [t.advert.no, t.advert.yes]
  return (
    <section>
      <h2 className={css['heading']}>{t.advert.details}</h2>
      <dl className={css['list']}>
        {tellingFirst(facts).map(({ key, label, value, unit }) => (
          <div key={key} className={css['fact']}>
            <dt>{label}</dt>
            <dd>
              {typeof value === 'boolean' ? yesOrNo[Number(value)] : value}
              {unit && ` ${t.advert.units[unit] ?? unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
