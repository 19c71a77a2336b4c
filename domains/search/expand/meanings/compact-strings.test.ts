import { expect, test } from 'vitest'
import { compactMap, stringList, stringTable } from './compact-strings.ts'

const texts = ['masa', 'șifonier', '', 'диван', 'masă', 'ă', 'x'.repeat(300), 'шкаф-купе 2,5 м']

test('strings of any alphabet come back as they were', () => {
  const list = stringList(texts)

  expect(list.length).toBe(texts.length)
  expect(list.values()).toEqual(texts)
  expect(texts.map((_text, at) => list.lengthAt(at))).toEqual(texts.map(({ length }) => length))
  expect(list.at(texts.length)).toBe('')
})

test('each string is found at its position, and no other', () => {
  const many = Array.from({ length: 5_000 }, (_none, at) => `${at % 2 ? 'стол' : 'masa'} ${at}`)
  const table = stringTable([...texts, ...many])

  expect([...texts, ...many].every((text, at) => table.indexOf(text) === at)).toBe(true)
  for (const unknown of ['mas', 'masa ', 'masa 5000', 'стол 2', 'ș'])
    expect(table.indexOf(unknown)).toBe(-1)
  expect(stringTable([]).indexOf('')).toBe(-1)
})

test('a map gives the value of a key', () => {
  const map = compactMap(
    new Map([
      ['masa', [0]],
      ['стол', [1]],
    ]),
  )

  expect(map.get('стол')).toEqual([1])
  expect(map.get('scaun')).toBeUndefined()
  expect([map.has('masa'), map.has('стул')]).toEqual([true, false])
})
