import { describe, expect, test } from 'vitest'
import { fold } from '#contract/rules/text/fold.ts'
import { asksWhetherAvailable, writingObstacle } from './rules.ts'

describe('who may write to whom', () => {
  const free = { isOtherActive: true, isBlockedByAuthor: false, isBlockedByOther: false }

  test('people who have not blocked each other', () => {
    expect(writingObstacle(free)).toBeNull()
  })

  test('a block is named to who made it, and looks like a closed account to the other', () => {
    expect(writingObstacle({ ...free, isBlockedByAuthor: true })).toBe('person_blocked')
    expect(writingObstacle({ ...free, isBlockedByOther: true })).toBe('person_unreachable')
    expect(writingObstacle({ ...free, isOtherActive: false })).toBe('person_unreachable')
  })
})

test.each([
  'Bună ziua! Mai este valabil anunțul?',
  'Mai e disponibilă?',
  'Este încă actual?',
  'Disponibil?',
  'Ещё продаёте?',
  'Здравствуйте, ещё актуально?',
  'Есть в наличии?',
  'Актуально?',
  'Is it still available?',
  'Still for sale?',
])('«%s» asks whether the advert is still there', (text) => {
  expect(asksWhetherAvailable(fold(text))).toBe(true)
})

test.each([
  'Care este prețul final?',
  'Când pot veni să o văd?',
  'Сколько стоит доставка?',
  'Можно торг?',
  'What is the mileage?',
  'Do you deliver to Bălți?',
])('«%s» asks something else', (text) => {
  expect(asksWhetherAvailable(fold(text))).toBe(false)
})
