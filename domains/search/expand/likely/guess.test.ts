import { readQueryThings } from '#db/seed/query-things.ts'
import { expect, test } from '#tests/support/test.ts'
import { lexiconOf } from '../lexicon/lexicon.ts'
import { noName } from '../term.ts'
import { guessedThings, guessOf, queryModel, scoredThings, thingsTerm } from './guess.ts'

const guess = (text: string) => guessOf(text.split(' '), [])

test('the model knows the things of the reference data by their numbers: train it after a change of them', async () => {
  const bySlug = Map.groupBy(await readQueryThings(), ({ slug }) => slug)
  const counts = Array.from(bySlug, ([slug, things]) => ({ slug, things: things.length }))

  expect(queryModel().subcategories).toEqual(counts)
})

test('a thing is guessed from words that are none of its names', async ({ deps }) => {
  const [first] = guessedThings(guess('штука стену сверлить'), await lexiconOf(deps))

  expect(first?.names).toContain('дрель')
  expect(first?.probability).toBeGreaterThan(0.4)
})

test('words that mean nothing are likely nowhere', () => {
  for (const text of ['bnvgr', 'цкщшч', 'rtplk fghjk'])
    expect(guess(text).subcategories[0]?.probability ?? 0).toBeLessThan(0.7)
})

test('of one word that names things nothing is guessed', () => {
  const name = { ...noName, strict: [], title: [], any: [], words: ['rochie'], weight: 6 }

  expect(guessOf(['rochie'], [name]).subcategories).not.toEqual([])
  expect(guessOf(['rochie'], [{ ...name, branches: [['~s1']] }]).subcategories).toEqual([])
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
