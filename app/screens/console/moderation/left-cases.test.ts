import { expect, test } from 'vitest'
import { moderation as en } from '#i18n/en/console/moderation.ts'
import { moderation as ro } from '#i18n/ro/console/moderation.ts'
import { moderation as ru } from '#i18n/ru/console/moderation.ts'
import { leftText } from './left-cases.ts'

const barred = (conflict: 'staff_conflict' | 'staff_of_staff' | 'staff_acquainted') => ({
  ...{ conflict, claimedBy: null },
})
const claimed = { conflict: null, claimedBy: 'ana' }

test('what a moderator may not decide is told with its number and the reason, apart from what colleagues work on', () => {
  const acquainted = [barred('staff_acquainted'), barred('staff_acquainted')]

  expect(leftText(ro, [...acquainted, barred('staff_conflict'), claimed])).toEqual([
    '1 caz nu îl poți decide tu: te privește sau contestă o decizie a ta.',
    '2 cazuri nu le poți decide tu: sunt ale unor oameni pe care îi cunoști.',
    '1 caz este în lucru la colegi.',
  ])
  expect(leftText(ru, acquainted)).toEqual(['2 случая решаете не вы: они касаются ваших знакомых.'])
  expect(leftText(en, [barred('staff_of_staff')])).toEqual([
    'You cannot decide 1 case: it concerns a colleague.',
  ])
})

test('of a case that anybody may take nothing is told', () => {
  expect(leftText(ro, [{ conflict: null, claimedBy: null }])).toEqual([])
})
