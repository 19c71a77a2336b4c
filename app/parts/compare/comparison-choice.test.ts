import { expect, test } from 'vitest'
import {
  choiceObstacle,
  isChosen,
  noChoice,
  submitted,
  toggled,
  type ComparableAdvert,
} from './comparison-choice.ts'

const advert = (id: string, subcategoryId = 7): ComparableAdvert => ({
  ...{ id, subcategoryId },
  title: `Anunțul ${id}`,
  image: '',
})

const chosen = (...ids: string[]) =>
  ids.map((id) => advert(id)).reduce((choice, each) => toggled(choice, each), noChoice)

const idsOf = ({ adverts }: typeof noChoice) => adverts.map(({ id }) => id)

test('adverts are chosen in the order of pressing, and left out by pressing again', () => {
  expect(idsOf(chosen('2', '1', '3'))).toEqual(['2', '1', '3'])
  expect(idsOf(chosen('2', '1', '3', '1'))).toEqual(['2', '3'])
  expect(isChosen(chosen('2'), '2')).toBe(true)
  expect(isChosen(chosen('2'), '1')).toBe(false)
})

test('an advert of another subcategory is refused by its title, and changes nothing', () => {
  const choice = toggled(chosen('1', '2'), advert('3', 8))

  expect(idsOf(choice)).toEqual(['1', '2'])
  expect(choice.refused).toEqual({ reason: 'subcategory', title: 'Anunțul 3' })
})

test('a fifth advert is refused, one of the four can still be left out', () => {
  const four = chosen('1', '2', '3', '4')

  expect(toggled(four, advert('5')).refused).toMatchObject({ reason: 'limit' })
  expect(choiceObstacle(four, advert('4'))).toBe(null)
  expect(idsOf(toggled(four, advert('4')))).toEqual(['1', '2', '3'])
})

test('once nothing is chosen any more, an advert of any subcategory can be', () => {
  expect(idsOf(toggled(chosen('1', '1'), advert('9', 8)))).toEqual(['9'])
})

test('what was refused is forgotten with the next choice', () => {
  const refused = toggled(chosen('1'), advert('3', 8))

  expect(toggled(refused, advert('2')).refused).toBe(null)
})

test('fewer than two adverts are no comparison', () => {
  expect(submitted(noChoice).refused).toEqual({ reason: 'few' })
  expect(submitted(chosen('1')).refused).toEqual({ reason: 'few' })
  expect(submitted(chosen('1', '2')).refused).toBe(null)
})
