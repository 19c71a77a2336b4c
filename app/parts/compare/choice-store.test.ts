import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/app/storage.ts'
import { choiceStore } from './choice-store.ts'
import { noChoice, toggled } from './comparison-choice.ts'

const key = 'choice'
const place = '/category/transport'
const advert = { id: '5', title: 'Dacia Logan', image: 'logan', subcategoryId: 7 }
const chosen = toggled(noChoice, advert)

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage('sessionStorage')
})

test('what was chosen in a list is there again after the page is reloaded', () => {
  choiceStore(key).change(place, chosen)

  const reloaded = choiceStore(key)

  expect(reloaded.of(place)).toEqual(chosen)
  expect(reloaded.of('/category/imobiliare')).toEqual(noChoice)
})

test('what was refused last is not said again', () => {
  const refused = toggled(chosen, { ...advert, id: '6', subcategoryId: 8 })
  choiceStore(key).change(place, refused)

  expect(choiceStore(key).of(place)).toEqual(chosen)
})

test('an ended choice leaves nothing behind', () => {
  const store = choiceStore(key)
  store.change(place, chosen)
  store.change(place, noChoice)

  expect(kept.size).toBe(0)
  expect(choiceStore(key).of(place)).toEqual(noChoice)
})

test.each(['{', '7', 'null', '[]', '{"place":"/category/transport","adverts":[7,null,{"id":5}]}'])(
  'what is kept as %s is no choice',
  (text) => {
    kept.set(key, text)

    expect(choiceStore(key).of(place)).toEqual(noChoice)
  },
)

test('a browser that keeps nothing holds the choice until the page is left', () => {
  stubStorage('sessionStorage', 'private')
  const store = choiceStore(key)

  store.change(place, chosen)

  expect(store.of(place)).toEqual(chosen)
  expect(choiceStore(key).of(place)).toEqual(noChoice)
})
