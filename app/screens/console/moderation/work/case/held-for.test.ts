import { expect, test } from 'vitest'
import { fraud as en } from '#i18n/en/messages/fraud.ts'
import { fraud as ro } from '#i18n/ro/messages/fraud.ts'
import { fraud as ru } from '#i18n/ru/messages/fraud.ts'
import { heldFor } from './held-for.ts'

test('what a message is held for is said in words, in each language', () => {
  expect(heldFor(ro, ['lookalike', 'paid'])).toEqual([
    'Linkul imită un site cunoscut',
    'Scrie că a plătit deja',
  ])
  expect(heldFor(ru, ['code'])).toEqual(['У вас просят код'])
  expect(heldFor(en, ['card'])).toEqual([en.card.title])
})

test('a kind that this page does not know is shown as it is', () => {
  expect(heldFor(ro, ['tomorrow'])).toEqual(['tomorrow'])
})
