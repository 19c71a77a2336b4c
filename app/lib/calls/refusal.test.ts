import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { answeredRefusal, isAboutInput, refusalFrom, refusalText } from './refusal.ts'

test.each([
  [ro, 30, 'Poți încerca din nou peste 30 s.'],
  [ru, 61 * 60, 'Можно попробовать снова через 61 мин.'],
  [en, 91, 'You can try again in 2 min.'],
])('too many tries say for how long ($lang)', (t, seconds, said) => {
  const refusal = new Refusal('too_many_requests', undefined, seconds)
  expect(refusalText(t, refusal)).toBe(`${t.refusals.too_many_requests} ${said}`)
})

test('a server that is away says nothing of seconds: the same once more is offered', () => {
  expect(refusalText(ro, new Refusal('unavailable', undefined, 2))).toBe(ro.refusals.unavailable)
})

test('an action answers refusals with its page, and leaves a lost network to the page of errors', () => {
  expect(answeredRefusal(new Refusal('link_spent')).code).toBe('link_spent')
  expect(() => answeredRefusal(new Refusal('unavailable'))).toThrow(Refusal)
  expect(() => answeredRefusal(new TypeError('a bug'))).toThrow('a bug')
})

test('other input helps against a wrong password, not against a lost network or a bug', () => {
  expect(isAboutInput(new Refusal('wrong_password', 'password'))).toBe(true)
  expect(isAboutInput(new Refusal('unavailable'))).toBe(false)
  expect(isAboutInput(refusalFrom(new TypeError('a bug')))).toBe(false)
})
