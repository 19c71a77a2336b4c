import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, baniOf, twoDecimals } from './amounts.ts'
import { readExactJson, writeExactJson } from './exact-json.ts'

test.each([
  ['10.25', 1_025n],
  ['0.3', 30n],
  ['0.30000', 30n],
  ['1000000.01', 100_000_001n],
  ['9999999999999.99', 999_999_999_999_999n],
  ['150', 15_000n],
  ['0', 0n],
])('%s lei are that many bani', (text, bani) => {
  expect(baniOf(text)).toBe(bani)
})

test.each([
  '10.251',
  '-1',
  '+1',
  '1e2',
  '1E+2',
  '',
  ' 1',
  '1,50',
  '.5',
  '1.',
  'NaN',
  '0x10',
  '1'.repeat(14),
])('"%s" is no amount of money', (text) => {
  expect(baniOf(text)).toBeNull()
})

test('every amount comes back from the wire as it went', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 999_999_999_999_999n), (bani) => {
      const wire = writeExactJson({ amount: bani })
      expect(readExactJson(wire)).toEqual({ amount: amountText(bani) })
      expect(baniOf(amountText(bani))).toBe(bani)
    }),
  )
})

test('the sum of 0.1 and 0.2 is 0.30 on the wire', () => {
  const sum = (baniOf('0.1') ?? 0n) + (baniOf('0.2') ?? 0n)
  expect(writeExactJson({ amount: sum })).toBe('{"amount":0.30}')
})

test('numbers of an answer keep the digits that they were written with', () => {
  const text =
    '{"a":0.1,"b":[1000000.01,-2,1e3],"c":"1.5 \\"2.50\\" \\\\","d":10.00,"e":null,"f":true}'
  expect(readExactJson(text)).toEqual({
    ...{ a: '0.1', b: ['1000000.01', '-2', '1e3'], c: '1.5 "2.50" \\', d: '10.00' },
    ...{ e: null, f: true },
  })
})

test('any JSON without numbers reads as usual', () => {
  const leaf = fc.oneof(fc.string(), fc.boolean(), fc.constant(null))
  const json = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('tree')),
      fc.dictionary(fc.string(), tie('tree')),
    ),
  })).tree
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify(value)
      expect(readExactJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each(['', '{"a":01}', '{"a":1.}', '{a:1}', '{"a":1}}', 'NaN'])('%s is no JSON', (text) => {
  expect(() => readExactJson(text)).toThrow(SyntaxError)
})

test.each([
  ['10', '10.00'],
  ['0.1', '0.10'],
  ['0.125', '0.13'],
  ['0.124999', '0.12'],
  ['2.995', '3.00'],
])('%s has two decimals as %s', (text, rounded) => {
  expect(twoDecimals(text)).toBe(rounded)
})
