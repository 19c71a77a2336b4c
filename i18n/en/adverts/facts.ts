import type { FactTexts } from '../../ro/adverts/facts.ts'
import { plural } from '../../plural.ts'
import { advert } from './advert.ts'

export const facts: FactTexts = {
  number: (number, value, unit) => {
    if (unit === '') return number
    if (unit === '″') return number + unit
    if (unit === 'luni') return months(value)
    return `${number}\u00a0${advert.units[unit] ?? unit}`
  },
  one: (unit) => (unit === 'ari' ? 'are' : unit),
}

function months(value: number): string {
  return value >= 12 && value % 12 === 0
    ? plural('en', value / 12, { one: '# year', other: '# years' })
    : plural('en', value, { one: '# month', other: '# months' })
}
