import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { areStale, readRatesFeed } from './rules.ts'

const feed = (date: string, ...valutes: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ValCurs Date="${date}" name="Cursul oficial">${valutes.join('')}</ValCurs>`

const valute = (code: string, nominal: string, value: string): string =>
  `<Valute ID="1"><NumCode>1</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${code}</Name><Value>${value}</Value></Valute>`

test('a value stated for many units comes out for one', () => {
  const rates = readRatesFeed(
    feed(
      '21.11.2026',
      valute('EUR', '1', '20.0487'),
      valute('ALL', '10', '2.0500'),
      valute('JPY', '100', '11.3'),
    ),
  )

  expect(rates?.date).toBe('2026-11-21')
  expect(rates?.values['EUR']).toBe(20.0487)
  expect(rates?.values['ALL']).toBeCloseTo(0.205, 10)
  expect(rates?.values['JPY']).toBeCloseTo(0.113, 10)
})

test('rates are stale when they are older than a weekend and a holiday', () => {
  expect(areStale('2026-11-20', new Date('2026-11-24T21:59:00Z'))).toBe(false)
  // Past midnight in Chișinău.
  expect(areStale('2026-11-20', new Date('2026-11-24T22:01:00Z'))).toBe(true)
  expect(areStale('2026-11-25', new Date('2026-11-24T12:00:00Z'))).toBe(false)
})

test('a set of one currency is read like one of many', () => {
  expect(readRatesFeed(feed('01.02.2026', valute('USD', '1', '17.2')))).toEqual({
    date: '2026-02-01',
    values: { USD: 17.2 },
  })
})

test.each([
  ['a day without a set', feed('21.11.2026')],
  ['an element without anything', '<ValCurs/>'],
  ['a declaration', '<?xml version="1.0" encoding="UTF-8"?>\n'],
  ['nothing', ''],
])('%s is no set', (_what, xml) => {
  expect(readRatesFeed(xml)).toBeNull()
})

test.each([
  ['a set without a date', feed('', valute('EUR', '1', '20'))],
  ['a set of a day that does not exist', feed('31.02.2026', valute('EUR', '1', '20'))],
  ['a page that is no feed', '<html><body>Mentenanță</body></html>'],
  ['a text', 'Too many requests'],
])('%s is an error', (_what, xml) => {
  expect(() => readRatesFeed(xml)).toThrow('bank')
})

test('a line that makes no sense is passed over', () => {
  const rates = readRatesFeed(
    feed(
      '21.11.2026',
      valute('EUR', '1', '20'),
      valute('AAA', '0', '5'),
      valute('BBB', '1', 'n/a'),
      valute('CCC', '1', '-3'),
      valute('', '1', '7'),
      valute('__proto__', '1', '7'),
      valute('DDD', '1', '1e300'),
      valute('EEE', '1e9', '1'),
    ),
  )

  expect(rates?.values).toEqual({ EUR: 20 })
})

test('the stored sample holds the currencies of the converter', async () => {
  const xml = await readFile(new URL('../../db/data/bnm-sample.xml', import.meta.url), 'utf8')
  const values = readRatesFeed(xml)?.values ?? {}

  expect(Object.keys(values)).toEqual(
    expect.arrayContaining(['USD', 'EUR', 'RON', 'UAH', 'RUB', 'GBP']),
  )
  expect(values['MDL']).toBeUndefined()
})
