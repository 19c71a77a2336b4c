import { expect, test } from 'vitest'
import { beginsWith } from './places.ts'

const chisinau = { ro: 'Chișinău', ru: 'Кишинёв', en: 'Chisinau' }
const hincesti = { ro: 'Hîncești', ru: 'Хынчешты', en: 'Hincesti' }
const orhei = { ro: 'raionul Orhei', ru: 'Оргеевский район', en: 'Orhei' }

test.each(['chisinau', 'CHIȘINĂU', 'Chişinău', 'chi', 'кишинев'])('%s finds Chișinău', (typed) => {
  expect(beginsWith(chisinau, typed)).toBe(true)
})

test('the middle of a name finds nothing', () => {
  expect(beginsWith(chisinau, 'sinau')).toBe(false)
})

test.each(['hancesti', 'hincesti', 'Hâncești', 'хынчешты'])('%s finds Hîncești', (typed) => {
  expect(beginsWith(hincesti, typed)).toBe(true)
})

test('a district is found by its name without the word "raionul"', () => {
  expect(beginsWith({ ...orhei, en: '' }, 'orhei')).toBe(true)
})
