import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { standingChanges } from '#contract/people/notifications.ts'
import { smsRoom } from '../../mailer/service.ts'
import { standingSms } from './standing-sms.ts'

const endsAt = new Date('2026-12-06T10:00:00Z')

test.for(languages)('a decision about an account fits one SMS (%s)', (lang) => {
  for (const change of standingChanges)
    for (const reason of ['', 'Fraudă', 'a'.repeat(500), 'Спам'])
      // A warning ends nothing.
      for (const end of change === 'warned' ? [null] : [null, endsAt]) {
        const text = standingSms(lang, { change, reason, endsAt: end })
        expect(text.length, text).toBeLessThanOrEqual(smsRoom(text))
      }
})

test.for(languages)('the SMS says until when an account is banned (%s)', (lang) => {
  const text = standingSms(lang, { change: 'banned', reason: 'a'.repeat(500), endsAt })

  expect(text).toMatch(/(06\.12\.2026|06\/12\/2026)/)
})

test('the SMS gives a reason that has room, and says where a longer one is', () => {
  const decided = { change: 'banned', endsAt } as const

  const short = standingSms('ro', { ...decided, reason: 'Reclamații false repetate.' })
  const long = standingSms('ro', { ...decided, reason: 'Reclamații false repetate. '.repeat(9) })
  const cyrillic = standingSms('ro', { ...decided, reason: 'Повторные ложные жалобы' })

  expect(short).toContain('Motivul: Reclamatii false repetate. ')
  expect(long).toContain('la intrarea in cont')
  expect(long).not.toContain('Reclamatii')
  expect(cyrillic).toContain('la intrarea in cont')
})
