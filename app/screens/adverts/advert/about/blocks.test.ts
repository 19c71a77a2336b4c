import { expect, test } from 'vitest'
import { blocksOf, isLong } from './blocks.ts'

test('paragraphs, bullets and steps of a description stay what they are', () => {
  const description = [
    'Vând urgent.',
    'Stare bună.',
    '',
    'Dotări:',
    '- climatizare',
    '• scaune încălzite',
    '',
    '1. Suni',
    '2) Vii să vezi',
  ].join('\n')

  expect(blocksOf(description)).toEqual([
    { kind: 'text', text: 'Vând urgent.\nStare bună.' },
    { kind: 'text', text: 'Dotări:' },
    { kind: 'list', items: ['climatizare', 'scaune încălzite'] },
    { kind: 'steps', items: ['Suni', 'Vii să vezi'] },
  ])
})

test.each(['– fără defecte', '2. etaj\n5. cameră', '-', '   ', '100 lei'])(
  'one sign makes no list: %j',
  (text) => {
    expect(blocksOf(text).map(({ kind }) => kind)).toEqual(text.trim() ? ['text'] : [])
  },
)

test('a description of many lines or many letters is folded', () => {
  expect(isLong(blocksOf('Scurt.\n\nȘi clar.'))).toBe(false)
  expect(isLong(blocksOf('a '.repeat(500)))).toBe(true)
  expect(isLong(blocksOf('- da\n'.repeat(20)))).toBe(true)
})
