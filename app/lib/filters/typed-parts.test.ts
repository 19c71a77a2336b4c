import { expect, test } from 'vitest'
import { typedParts } from './typed-parts.ts'

/** The text with the matched parts in brackets. */
function marked(text: string, typed: string): string {
  return typedParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('')
}

test.each([
  ['Mașină de cusut', 'masin', '[Mașin]ă de cusut'],
  ['Mașină de cusut', 'CUS mă', '[Ma]șină de [cus]ut'],
  ['Кишинёв', 'кишине', '[Кишинё]в'],
  ['Ma\u0219ina ma\u0326s', 'mas', '[Maș]ina [ma\u0326s]'],
  ['iPhone 15 Pro', '15', 'iPhone [15] Pro'],
  ['Apartament, 2 camere', 'apartament 2', '[Apartament], [2] camere'],
  ['Vioară', '', 'Vioară'],
  ['Vioară', 'oar', 'Vioară'],
  ['', 'ab', ''],
] as const)('%s, typed as %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})
