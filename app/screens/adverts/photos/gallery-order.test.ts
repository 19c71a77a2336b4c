import { expect, test } from 'vitest'
import { insertChosen, moveTo, withLate } from './gallery-order.ts'

test('photos stand as they were chosen, in whatever order they arrive', () => {
  const orders = new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ])

  let gallery: string[] = []
  for (const name of ['third', 'first', 'second']) gallery = insertChosen(gallery, name, orders)
  expect(gallery).toEqual(['first', 'second', 'third'])
})

test('a photo that was there before stays before what is chosen later', () => {
  expect(insertChosen(['old'], 'new', new Map([['new', 1]]))).toEqual(['old', 'new'])
})

test('a photo of a phone, of which no order is known, comes last', () => {
  expect(insertChosen(['first'], 'phone', new Map([['first', 1]]))).toEqual(['first', 'phone'])
})

test.each([
  [0, ['c', 'a', 'b']],
  [1, ['a', 'c', 'b']],
  [9, ['a', 'b', 'c']],
  [-4, ['c', 'a', 'b']],
])('moved to %d the last of three makes %j', (position, moved) => {
  expect(moveTo(['a', 'b', 'c'], 'c', position)).toEqual(moved)
})

test('what arrived while the server answered is not lost, nor shown twice', () => {
  const late = new Set(['late', 'known'])

  expect(withLate(['a', 'known'], ['a', 'gone', 'known', 'late'], late)).toEqual([
    'a',
    'known',
    'late',
  ])
})
