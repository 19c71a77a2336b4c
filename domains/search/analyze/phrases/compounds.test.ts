import { expect, test } from 'vitest'
import { compoundsIn } from './compounds.ts'

const unknown = (): boolean => false

test('an unknown word that begins as compounds do is two words, when its rest is one', () => {
  expect([...compoundsIn(['авторемонт', 'fotosesiune', 'zumzeala'], unknown)]).toEqual([
    ['авторемонт', ['авто', 'ремонт']],
    ['fotosesiune', ['foto', 'sesiune']],
  ])
})

test('a word that the dictionary or the lexicon knows stays whole', () => {
  expect(compoundsIn(['автомобиль'], unknown).size).toBe(0)
  expect(compoundsIn(['авторемонт'], (word) => word === 'авторемонт').size).toBe(0)
})
