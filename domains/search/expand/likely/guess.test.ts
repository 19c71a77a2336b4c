import { readQueryThings } from '#db/seed/query-things.ts'
import { expect, test } from '#tests/support/test.ts'
import { lexiconOf } from '../lexicon/lexicon.ts'
import { guessedThings, guessOf, scoredThings, thingsTerm } from './guess.ts'

const words = (text: string): string[] => text.split(' ')

test('the model knows the things of the reference data by their numbers: train it after a change of them', async () => {
  const counts = Map.groupBy(await readQueryThings(), ({ slug }) => slug)
  const { subcategories } = guessOf(words('ceva'))

  expect([...subcategories.keys()]).toEqual([...counts.keys()])
})

test('a thing is guessed from words that are none of its names', async ({ deps }) => {
  const [first] = guessedThings(guessOf(words('штука стену сверлить')), await lexiconOf(deps))

  expect(first?.names).toContain('дрель')
  expect(first?.probability).toBeGreaterThan(0.4)
})

test('probabilities of the subcategories add up to one, and words that mean nothing are likely nowhere', () => {
  for (const text of ['bnvgr', 'цкщшч', 'rtplk fghjk']) {
    const probabilities = [...guessOf(words(text)).subcategories.values()]

    expect(Math.max(...probabilities)).toBeLessThan(0.7)
    expect(probabilities.reduce((sum, one) => sum + one)).toBeCloseTo(1)
  }
})

test('a guess scores by its probability and answers alone when it is good', () => {
  const names = ['bormașină', 'дрель', 'drill']
  const thing = { names, subcategory: '~s1', titles: [['^bormasin', '~s1']] }
  const guesses = [
    { ...thing, probability: 0.5 },
    { ...thing, titles: [['^ferastrau', '~s1']], probability: 0.3 },
  ]

  const [first, second] = scoredThings(guesses)
  expect(first?.weight).toBeGreaterThan(second?.weight ?? Infinity)
  expect(thingsTerm(guesses, ['găurit'])).toMatchObject({
    ...{ words: ['găurit'], any: thing.titles, also: names },
  })
  expect(thingsTerm(guesses.slice(1), ['găurit'])).toBeNull()
})
