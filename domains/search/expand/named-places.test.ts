import { expect, test } from 'vitest'
import type { NamedEntity } from './lexicon/lexicon-store.ts'
import { commonWords, placesOf } from './named-places.ts'

function entityOf(
  lexeme: string,
  [ro, ru, en]: readonly [string, string, string],
  more: Partial<NamedEntity> = {},
): NamedEntity {
  return {
    lexeme,
    slug: '',
    labels: { ro, ru, en },
    kind: 'place',
    isWeak: false,
    city: '',
    ...more,
  }
}

const entities = [
  entityOf('~p1', ['Chișinău', 'Кишинёв', 'Chisinau']),
  entityOf('~p2', ['Rezina', 'Резина', 'Rezina']),
  entityOf('~p3', ['Prunul', 'Прунул', 'Prunul'], { isWeak: true }),
  entityOf('~p4', ['Botanica', 'Ботаника', 'Botanica'], { kind: 'sector', city: '~p1' }),
  entityOf('~p6', ['Soroca', 'Сорока', 'Soroca']),
  entityOf('~s5', ['Laptopuri', 'Ноутбуки', 'Laptops'], { kind: 'subcategory' }),
]
const groupOf = (...names: string[]) => ({ from: names, to: names })
const synonyms = {
  groups: [
    groupOf('chișinău', 'kishinev', 'кишинэу'),
    groupOf('anvelope', 'rezina', 'резина', 'шины'),
    groupOf('soroca', 'сорока', 'сороке', 'soroki'),
    groupOf('prunul', 'slivovaia'),
  ],
  same: [['televizor', 'telik']],
  noise: ['vând'],
}

function namesOf(lexeme: string): readonly string[] {
  return placesOf(entities, synonyms).find((place) => place.lexeme === lexeme)?.names ?? []
}

test('a place has its labels and its other names', () => {
  expect(namesOf('~p1')).toEqual([
    ...['Chișinău', 'Кишинёв', 'Chisinau', 'chișinău', 'kishinev', 'кишинэу'],
  ])
})

test('words for things are no names of the town that sounds like one of them', () => {
  expect(namesOf('~p2')).toEqual(['Rezina', 'Резина'])
})

test('the case of a name is no other word', () => {
  expect(namesOf('~p6')).toEqual(expect.arrayContaining(['Soroca', 'Сорока', 'сороке', 'soroki']))
})

test('a village has no other names', () => {
  expect(namesOf('~p3')).toEqual(['Prunul', 'Прунул'])
})

test('sectors are places, subcategories are not', () => {
  const places = placesOf(entities, synonyms)

  expect(places.map(({ lexeme }) => lexeme)).toEqual(['~p1', '~p2', '~p3', '~p4', '~p6'])
  expect(places.filter(({ city }) => city === '~p1')).toMatchObject([{ lexeme: '~p4' }])
})

test('a name that is a word for a thing is told from one that is a name only', () => {
  const isCommon = commonWords(entities, synonyms)

  for (const word of ['rezina', 'резина', 'televizor', 'vand']) expect(isCommon(word)).toBe(true)
  for (const word of ['chisinau', 'kishinev', 'botanica', 'soroca'])
    expect(isCommon(word)).toBe(false)
})
