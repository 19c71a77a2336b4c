import { expect, test } from 'vitest'
import { diminutiveBases } from './diminutives.ts'

test.for([
  ['шубка', 'шуба'],
  ['ноготочки', 'ноготь'],
  ['костюмчик', 'костюм'],
  ['книжку', 'книга'],
  ['кроватку', 'кровать'],
  ['хатка', 'хата'],
  ['casuta', 'casa'],
  ['rochita', 'rochie'],
  ['scaunel', 'scaun'],
  ['hainute', 'haina'],
  ['pantofiori', 'pantof'],
] as const)('%s may be a small %s', ([word, noun]) => {
  expect(diminutiveBases(word)).toContain(noun)
})

test.for(['satut', 'frigider', 'точка', 'bicicleta', 'лист', ''])(
  '%j is no diminutive of a noun of four letters or more',
  (word) => {
    expect(diminutiveBases(word)).toEqual([])
  },
)
