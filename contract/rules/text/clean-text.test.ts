import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanName, cleanParagraphs } from './clean-text.ts'

const cleaners = { cleanLine, cleanParagraphs, cleanName } as const

test.each([
  ['a line break', 'Vând\nbicicletă', 'Vând bicicletă'],
  ['two kinds of break', 'Vând\r\nbicicletă\rnouă', 'Vând bicicletă nouă'],
  ['a line separator', 'Vând\u2028bicicletă\u2029nouă', 'Vând bicicletă nouă'],
  ['a vertical tab and a form feed', 'a\u000bb\u000cc\u0085d', 'a b c d'],
  ['a tab', 'Vând\tbicicletă', 'Vând bicicletă'],
  ['every space of Unicode', 'a\u00a0b\u2003c\u202fd\u3000e\u1680f\u205fg', 'a b c d e f g'],
  ['a blank that is no space', 'a\u2800b', 'a b'],
  ['spaces around and in a row', '  a   b  ', 'a b'],
])('%s is a space in a single line', (_what, typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
})

test.each([
  ['NUL', 'a\0b'],
  ['a bell and an escape', 'a\u0007\u001bb'],
  ['delete and C1 controls', 'a\u007f\u0080\u009fb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a zero-width space', 'a\u200bb'],
  ['a joiner outside emoji', 'a\u200db\u200c'],
  ['a byte order mark', '\ufeffab'],
  ['overrides of direction', 'a\u202eb\u202c'],
  ['isolates of direction', '\u2066a\u2069b\u2067'],
  ['marks of direction', 'a\u200e\u200f\u061cb'],
  ['tag characters', 'a\u{e0041}\u{e0062}\u{e007f}b'],
  ['private use', 'a\ue000\u{f0000}\u{10fffd}b'],
  ['no characters', 'a\ufdd0\uffff\u{1fffe}b'],
  ['a lone surrogate', 'a\ud800b\udfff'],
  ['a replacement', 'a\ufffd\ufffcb'],
  ['fillers of Hangul', 'a\u115f\u3164\uffa0b'],
  ['a variation selector after a letter', 'a\ufe0f\u{e0100}b'],
  ['a grapheme joiner', 'a\u034fb'],
  ['enclosing and striking marks', 'a\u0336b\u20dd'],
  ['a mark without a letter', '\u0301ab'],
])('%s is dropped from every kind of text', (_what, typed) => {
  for (const clean of Object.values(cleaners)) expect(clean(typed)).toBe('ab')
})

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇲🇩'],
  ['a skin tone', '👍🏽'],
  ['a woman who repairs', '👩🏽‍🔧'],
  ['a heart in colour', '❤️'],
  ['a heart on fire', '❤️‍🔥'],
  ['a keycap', '3️⃣'],
  ['a rainbow flag', '🏳️‍🌈'],
])('%s stays whole in texts', (_what, emoji) => {
  expect(cleanLine(`a ${emoji} b`)).toBe(`a ${emoji} b`)
  expect(cleanParagraphs(emoji)).toBe(emoji)
})

test('languages stay as they are: Romanian, Russian, Ukrainian, Gagauz, Bulgarian', () => {
  const text =
    'Șurubelniță și țeavă, ёжик, ґанок і їжак, ğ ı İ, ъгъл, №5 – «да» „așa” 5 m² ½ 20 °C €'
  expect(cleanLine(text)).toBe(text)
})

test('a letter and its mark become one', () => {
  expect(cleanLine('s\u0326i t\u0326eav\u0103')).toBe('și țeavă')
  expect(cleanLine('и\u0306')).toBe('й')
})

test('marks piled up on a letter are cut to two, a stressed letter keeps its mark', () => {
  const piled = cleanLine(`z${'\u0301\u0316\u0322'.repeat(20)}a`)
  expect(piled).toMatch(/^\u017a\p{M}{2}a$/u)
  expect(cleanLine('за\u0301мок')).toBe('за\u0301мок')
})

test('paragraphs keep their breaks, one empty line at most, and no space at an end', () => {
  expect(cleanParagraphs('  a \r\n b\u2028c\n\n\n\n\nd \t e\n\n')).toBe('a\nb\nc\n\nd e')
})

test('a name has no pictures and no marks of approval', () => {
  expect(cleanName('✅ Casa\nMobilă ✔️ ⭐🏆')).toBe('Casa Mobilă')
  expect(cleanName('3️⃣ Purceluși')).toBe('3 Purceluși')
  expect(cleanName('Auto & Co® „Nord–Sud” №1')).toBe('Auto & Co® „Nord–Sud” №1')
})

test('what is clean stays clean', () => {
  for (const clean of Object.values(cleaners))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const once = clean(typed)
        expect(clean(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
      }),
      { numRuns: 500 },
    )
})
