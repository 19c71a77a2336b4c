import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

/** "-" before what was removed, "+" before what was added. */
function written(before: string, after: string): string {
  const marks = { same: '', removed: '-', added: '+' }
  return wordDiff(before, after)
    .map(({ kind, text }) => (marks[kind] ? `[${marks[kind]}${text}]` : text))
    .join('')
}

test.each([
  ['Vând bicicletă nouă', 'Vând bicicletă nouă', 'Vând bicicletă nouă'],
  ['Vând bicicletă nouă', 'Vând bicicletă veche', 'Vând bicicletă [-nouă][+veche]'],
  ['', 'Text', '[+Text]'],
  ['Text', '', '[-Text]'],
  ['', '', ''],
  ['una două trei', 'una trei', 'una [-două ]trei'],
  ['una trei', 'una două trei', 'una [+două ]trei'],
])('%j became %j', (before, after, shown) => {
  expect(written(before, after)).toBe(shown)
})

test('what is left without the removed words is the text after, and without the added ones that before', () => {
  const before = 'Телефон в хорошем состоянии, коробка и зарядка. Цена окончательная.'
  const after = 'Телефон новый, коробка,\nзарядка и чехол. Цена с торгом.'
  const runs = wordDiff(before, after)

  const without = (kind: string): string =>
    runs
      .filter((run) => run.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect(without('removed')).toBe(after)
  expect(without('added')).toBe(before)
})

test('a text of many thousand words is compared as a whole, at once', () => {
  const long = 'cuvânt '.repeat(5_000)
  expect(wordDiff(long, `${long}altul`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
