import { expect, test } from 'vitest'
import { hostile, innocent } from '#tests/support/contact-texts.ts'
import { contactsIn, spellsNumber } from './service.ts'

test.each(hostile)('a way past the site is seen: %s', (text) => {
  expect(contactsIn(text)).toBe('certain')
})

test.each(innocent)('an honest text is let through: %s', (text) => {
  expect(contactsIn(text)).toBe('none')
})

test('thousands of digits, words and dots are judged like any text', () => {
  const long = ['6 ', 'unu ', 'a.', '@', '6️⃣', '0.5 ', '(at) ', 'шестьдесят '].map((part) =>
    part.repeat(8_000 / part.length),
  )
  for (const text of long) expect(['none', 'doubtful', 'certain']).toContain(contactsIn(text))
})

test.each(['cod 69123456', 'Articol: 78451236', 'Артикул 61234567'])(
  'a number that is said to be of goods is looked at, not refused: %s',
  (text) => {
    expect(contactsIn(text)).toBe('doubtful')
  },
)

test('the own number is seen between words and over several texts', () => {
  expect(spellsNumber(['Sun 69 a și 12', 'apoi 34, casa 56'], '69123456')).toBe(true)
  expect(spellsNumber(['Am 6 scaune, 9 mese', '1 dulap'], '69123456')).toBe(false)
  expect(spellsNumber(['Am 6 scaune'], '')).toBe(false)
})
