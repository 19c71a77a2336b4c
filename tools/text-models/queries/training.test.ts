import { expect, test } from 'vitest'
import { createRandom } from '#demo/random.ts'
import {
  guessBy,
  packClassifier,
  unpackClassifier,
  type Classifier,
} from '#domains/search/expand/likely/model/classifier.ts'
import { prepared, textsOfThings } from './texts.ts'
import { classifierOf, train } from './training.ts'

const things = [
  { slug: 'scule', ro: 'bormașină', ru: 'дрель', en: 'drill', query: 'găuri în perete' },
  { slug: 'scule', ro: 'ferăstrău', ru: 'пила', en: 'saw', query: 'tăiat lemne' },
  { slug: 'caini', ro: 'ciobănesc', ru: 'овчарка', en: 'shepherd', query: 'păzește curtea' },
].map(({ slug, ro, ru, en, query }) => ({
  ...{ slug, names: { ro: [ro], ru: [ru], en: [en] }, queries: [query] },
}))
const subcategories = [
  { slug: 'scule', things: 2 },
  { slug: 'caini', things: 1 },
]
const numbers = new Map(subcategories.map(({ slug }, number) => [slug, number]))
const texts = textsOfThings(things)

function trained(): Classifier {
  const examples = texts.map((text) => prepared(text, numbers))
  return classifierOf(train(examples, subcategories, createRandom(1)), subcategories)
}

test('the same texts give the same bytes', () => {
  expect(packClassifier(trained()).equals(packClassifier(trained()))).toBe(true)
})

test('a packed classifier knows the subcategory and the thing of each text, and of words like them', () => {
  const classifier = unpackClassifier(packClassifier(trained()))
  const likeliest = (query: string): [string | undefined, number | undefined] => {
    const { subcategories: found, things: guessed } = guessBy(classifier, query)
    return [found[0]?.slug, guessed[0]?.number]
  }

  for (const { text, slugs, thing } of texts) expect(likeliest(text)).toEqual([slugs[0], thing])
  expect(likeliest('burmasina')).toEqual(['scule', 0])
  expect(likeliest('овчарку')).toEqual(['caini', 2])
})

test('a text of an unknown subcategory is refused', () => {
  expect(() => prepared({ text: 'clarinet', slugs: ['muzica'] }, numbers)).toThrow('muzica')
})

test('tables of another size are refused', () => {
  const { ofThings, ...others } = trained()
  const packed = packClassifier({ ...others, ofThings: ofThings.subarray(1) })
  expect(() => unpackClassifier(packed)).toThrow('train the model')
})
