import { expect, test } from 'vitest'
import { undisguised } from './disguise.ts'
import { foldedPhrase, isPhrase, matcherOf } from './phrases.ts'

function finds(phrase: string, text: string, rest: { unless?: string[]; always?: string[] } = {}) {
  const words = { phrases: [foldedPhrase(phrase)], unless: [], always: [], ...rest }
  return matcherOf(words)(` ${undisguised(text).join(' ')} `)
}

test.each([
  ['grenadă', 'Grenadă de luptă', true],
  ['grenadă', 'Grenadine dulci', false],
  ['țigări', 'Ţigări, blocuri', true],
  ['пистолет*', 'Пиcтoлeт травматический', true],
  ['гашиш*', 'Г.а.ш.и.ш афганский', true],
  ['marijuan*', 'M4rijuana verde', true],
  ['мак', 'Макароны', false],
  ['permis .. fara examen', 'Permis de conducere auto fără examen', true],
  ['permis .. fara examen', 'Permis pe care nu îl dă nimeni fără examen', false],
  ['(vand|cumpar) diplom*', 'Cumpăr diplome', true],
  ['патрон* #х#', 'Патроны 9х18', true],
])('%j in %j: %s', (phrase, text, isFound) => {
  expect(finds(phrase, text)).toBe(isFound)
})

test('a context makes a phrase harmless, and another makes it meant all the same', () => {
  const rest = { unless: ['apa'], always: ['makarov'] }

  expect(finds('pistol', 'Pistol cu apă', rest)).toBe(false)
  expect(finds('pistol', 'Pistol Makarov, nu cu apă', rest)).toBe(true)
})

test.each([
  '(a+)+$',
  '[a-z]*',
  'pistol|revolver',
  '.*',
  'a*',
  '.. pistol',
  'pistol .. .. apa',
  'a .. b .. c .. d',
  '(pistol',
  '(a|(b|c))',
  String.raw`\d+`,
  '',
])('%j is no phrase', (typed) => {
  expect(isPhrase(foldedPhrase(typed))).toBe(false)
})

test('whatever phrases are allowed, a long text is looked through in linear time', () => {
  const phrases = ['aa* .. aa* .. aa*', '(aa|aa*|aaa) (aa|aa*) (aa*|a) .. (aa|b)', 'aa* .. bb']
  const matches = matcherOf({ phrases, unless: ['aa* .. cc'], always: ['dd'] })
  const begun = performance.now()
  matches(` ${'aa '.repeat(5_000)}`)

  expect(performance.now() - begun).toBeLessThan(1_000)
})
