import { expect, test } from 'vitest'
import { advert as en } from '#i18n/en/adverts/advert.ts'
import { advert as ro } from '#i18n/ro/adverts/advert.ts'
import { advert as ru } from '#i18n/ru/adverts/advert.ts'
import { formatDate, formatMonthGenitive, formatNumber, formatPrice } from './format.ts'

test.each([
  ['ro', 1_500, 'MDL', '1.500\u00a0Lei'],
  ['ro', 1_234_567, 'EUR', '1.234.567\u00a0€'],
  ['ro', 99.5, 'USD', '99,50\u00a0$'],
  ['ru', 1_500, 'MDL', '1\u00a0500\u00a0Lei'],
  ['ru', 12_000, 'EUR', '12\u00a0000\u00a0€'],
  ['en', 1_500, 'MDL', '1,500\u00a0Lei'],
  ['en', 1_500, 'EUR', '€1,500'],
  ['en', 99.5, 'USD', '$99.50'],
] as const)('in %s %d %s is written %s', (lang, price, currency, written) => {
  expect(formatPrice(lang, price, currency)).toBe(written)
})

test('so many decimals are written as are asked for', () => {
  expect(formatNumber('ro', 1_954.32, 4)).toBe('1.954,3200')
  expect(formatNumber('en', 100, 4)).toBe('100.0000')
})

const months = {
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  en: 'January February March April May June July August September October November December',
}
const everyMonth = Array.from({ length: 12 }, (_, month) => ({
  month,
  // Midnight in Chișinău is the evening before in UTC.
  begins: new Date(Date.UTC(2024, month, 0, 22)).toISOString(),
}))

test.each(everyMonth)(
  'since month $month someone is here, in each language',
  ({ month, begins }) => {
    const name = (lang: keyof typeof months): string => months[lang].split(' ')[month] ?? ''
    const since = (lang: keyof typeof months): string => formatMonthGenitive(lang, begins)

    expect(ro.seller.since(since('ro'))).toBe(`Pe Găsit din ${name('ro')} 2024`)
    expect(ru.seller.since(since('ru'))).toBe(`На Găsit с ${name('ru')} 2024\u00a0г.`)
    expect(en.seller.since(since('en'))).toBe(`On Găsit since ${name('en')} 2024`)
  },
)

test.each(everyMonth)('day 1 of month $month can follow a preposition', ({ month, begins }) => {
  for (const lang of ['ro', 'ru', 'en'] as const) {
    const name = months[lang].split(' ')[month] ?? ''
    expect(formatDate(lang, begins)).toBe(`1 ${name} 2024${lang === 'ru' ? '\u00a0г.' : ''}`)
  }
})
