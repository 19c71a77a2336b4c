import { expect, test } from 'vitest'
import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { moderation as en } from '#i18n/en/console/moderation.ts'
import { moderation as ro } from '#i18n/ro/console/moderation.ts'
import { moderation as ru } from '#i18n/ru/console/moderation.ts'
import { heldFor } from './held-for.ts'

test('what a message is held for is said in words, in each language', () => {
  expect(heldFor(ro.fraudKinds, ['moved', 'paid'])).toEqual([
    'Cheamă în altă aplicație',
    'Susține că a plătit deja',
  ])
  expect(heldFor(ru.fraudKinds, ['code'])).toEqual(['Просит код подтверждения'])
  expect(heldFor(en.fraudKinds, ['card'])).toEqual(['Asks for card details'])
})

test.each([
  ['ro', ro, /(?<!\p{L})(?:ți|îți|te|ești|tău|tine)(?!\p{L})/iu],
  ['ru', ru, /(?<!\p{L})(?:вы|вас|вам|ваш)(?!\p{L})/iu],
  ['en', en, /\byou/i],
])('no kind of fraud is told to a moderator as to its target: %s', (_, t, address) => {
  const titles = heldFor(t.fraudKinds, fraudKinds)

  expect(new Set(titles).size).toBe(fraudKinds.length)
  expect(titles.filter((title) => address.test(title))).toEqual([])
})

test('a kind that this page does not know is shown as it is', () => {
  expect(heldFor(ro.fraudKinds, ['tomorrow'])).toEqual(['tomorrow'])
})
