import { expect, test } from 'vitest'
import { myAdverts as en } from '#i18n/en/adverts/own/my-adverts.ts'
import { myAdverts as ro } from '#i18n/ro/adverts/own/my-adverts.ts'
import { myAdverts as ru } from '#i18n/ru/adverts/own/my-adverts.ts'
import { mending } from '#i18n/ro/console/mending.ts'
import { refusals } from '#i18n/ro/refusals.ts'
import { daysBetween } from '../../../lib/texts/format.ts'
import { reasonText, statusText } from './own-lines.ts'

const texts = { own: ro, refusals, mending }
const states = ['active', 'suspended', 'rejected', 'review', 'archived', 'draft']

test.for([
  ['ro', ro],
  ['ru', ru],
  ['en', en],
] as const)(
  'each state has a name of its own, and a code of tomorrow has one too (%s)',
  ([, t]) => {
    const named = (status: string, isPublic: boolean) => statusText({ status, isPublic }, t)
    const names = [named('active', false), ...[...states, 'frozen'].map((one) => named(one, true))]

    expect(new Set(names).size).toBe(states.length + 2)
    expect(names.at(-1)).toBe(t.statuses.unknown)
    expect(names.every((name) => name.length > 0)).toBe(true)
  },
)

test.for([
  // Published in the evening, for thirty days.
  ['2026-11-22T20:00:00Z', '2026-12-22T20:00:00Z', 30],
  ['2026-11-22T20:00:01Z', '2026-12-22T20:00:00Z', 30],
  // The last day, and shortly after its midnight in Chișinău.
  ['2026-12-22T08:00:00Z', '2026-12-22T20:00:00Z', 0],
  ['2026-12-21T21:59:00Z', '2026-12-22T20:00:00Z', 1],
  ['2026-12-21T22:01:00Z', '2026-12-22T20:00:00Z', 0],
  // Across a change of daylight saving time.
  ['2026-10-20T20:30:00Z', '2026-11-19T20:30:00Z', 30],
] as const)('from %s to %s there are %d days by the calendar', ([from, to, days]) => {
  expect(daysBetween(from, to)).toBe(days)
})

test('while an advert is being looked at, a suspicion is a question; a decision says what it is', () => {
  const said = (status: string) =>
    reasonText({ field: 'title', code: 'forbidden_goods' }, status, texts)

  expect(said('review')).toBe('Verificăm dacă acest lucru poate fi vândut aici.')
  expect(said('rejected')).toMatch(/^Acest lucru nu poate fi vândut aici\. /)
  const texted = { field: 'title', code: 'needs_look', text: 'Adaugă o fotografie.' } as const
  expect(reasonText(texted, 'suspended', texts)).toMatch(/ Adaugă o fotografie\.$/)
})

test('a decision without words of its own says in the language of its reader how to mend it', () => {
  const reason = { field: 'title', code: 'text_misleading' } as const

  expect(reasonText(reason, 'rejected', texts)).toContain(` ${mending.text_misleading}`)
  expect(reasonText(reason, 'review', texts)).not.toContain(mending.text_misleading)
})
