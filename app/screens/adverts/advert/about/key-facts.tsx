import type { ReactElement } from 'react'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { advertPageTexts } from '../texts.ts'
import type { Fact } from '../detail.ts'
import { keyFacts } from './telling.ts'
import css from './facts.module.css'

/** "2016 · 142.000 km · Motorină": what decides, in one line. */
export function KeyFacts({ facts }: { readonly facts: readonly Fact[] }): ReactElement | null {
  const { units } = useTexts().advert
  const { floor: floorOf } = advertPageTexts.use()
  const floors = facts.find(({ key }) => key === 'floors_total')?.value
  const lines = keyFacts(facts).map(({ key, value, unit }) => {
    if (key === 'floor') return floorOf(String(value), floors === undefined ? '' : String(floors))
    return unit ? `${value}\u00a0${units[unit] ?? unit}` : String(value)
  })
  if (lines.length === 0) return null
  return <p className={css['key']}>{lines.join(' · ')}</p>
}
