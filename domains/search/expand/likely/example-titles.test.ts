import { expect, test } from 'vitest'
import { indexTitles } from './example-titles.ts'

const titles = indexTitles([
  { subcategoryId: 7, roots: ['sob', 'font', 'vil'], head: ['sob', 'font'] },
  { subcategoryId: 7, roots: ['sob', 'lemn'], head: ['sob', 'lemn'] },
  { subcategoryId: 9, roots: ['cas', 'garaj', 'sob'], head: ['cas', 'garaj'] },
])

test('titles that have a form of a term are counted by subcategory, with where they have it', () => {
  const matches = titles.matchesOf([[['sob'], ['печ']], [['lemn']]])

  expect(matches).toEqual([
    { subcategoryId: 7, isMarket: false, met: [0], heads: [0], count: 1, size: 2 },
    { subcategoryId: 7, isMarket: false, met: [0, 1], heads: [0, 1], count: 1, size: 2 },
    { subcategoryId: 9, isMarket: false, met: [0], heads: [], count: 1, size: 1 },
  ])
})

test('a form of several stems is met by titles that have them all', () => {
  expect(titles.matchesOf([[['sob', 'lemn']]])).toMatchObject([{ subcategoryId: 7, count: 1 }])
  expect(titles.matchesOf([[['sob', 'piatr']]])).toEqual([])
})
