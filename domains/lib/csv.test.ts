import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test.for(['=1+1', '+1', '-1', '@sum(1)', '\t=1'])(
  'a spreadsheet does not take %j for a formula',
  (text) => {
    expect(csvText([[text]])).toBe(`\ufeff"'${text}"\r\n`)
  },
)

test('quotes, commas and ends of lines stay in their cell', () => {
  expect(csvText([['a "b", c\nd', 'e']])).toBe('\ufeff"a ""b"", c\nd","e"\r\n')
})
