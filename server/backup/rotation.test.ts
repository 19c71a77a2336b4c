import { expect, test } from 'vitest'
import { backupId } from './repository/manifest.ts'
import { keptBackups } from './rotation.ts'

/** Two backups a day, so many days back from Wednesday, 18 November 2026. */
function twiceADay(days: number): string[] {
  return Array.from({ length: 2 * days }, (_none, at) =>
    backupId(new Date(Date.UTC(2026, 10, 18, 20) - at * 12 * 3_600_000)),
  )
}

test('the last backup of each of some days, weeks and months is kept', () => {
  const kept = keptBackups(twiceADay(120), { days: 3, weeks: 3, months: 3 })

  expect([...kept].map((id) => id.slice(0, 13)).toSorted()).toEqual([
    '2026-09-30T20',
    '2026-10-31T20',
    '2026-11-08T20',
    '2026-11-15T20',
    '2026-11-16T20',
    '2026-11-17T20',
    '2026-11-18T20',
  ])
})

test('days without a backup do not count, and the newest stays in any case', () => {
  const [newest = '', other = ''] = twiceADay(1)
  const old = backupId(new Date('2026-01-05T00:00:00Z'))

  expect([...keptBackups([old, other], { days: 2, weeks: 0, months: 0 })]).toEqual([other, old])
  expect([...keptBackups([other, newest, old], { days: 1, weeks: 0, months: 0 })]).toEqual([newest])
})
