import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'
import { advert } from './advert.ts'

/** Numbers in the line of a card. */
export const facts = {
  /** `number` is the written value. */
  number: (number: string, value: number, unit: string) => {
    if (unit === '') return number
    if (unit === '″') return number + unit
    if (unit === 'luni') return months(value)
    return `${number}\u00a0${advert.units[unit] ?? unit}`
  },
  /** One unit, of a price: "/m²". */
  one: (unit: string) => (unit === 'ari' ? 'ar' : unit),
}

function months(value: number): string {
  return value >= 12 && value % 12 === 0
    ? plural('ro', value / 12, { one: '# an', few: '# ani', other: '# de ani' })
    : plural('ro', value, { one: '# lună', few: '# luni', other: '# de luni' })
}

export type FactTexts = Shape<typeof facts>
