import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { smsRoom } from '../../mailer/service.ts'
import { codeText } from './code-text.ts'

test.for(languages)('a code names the site that a browser may fill it in for (%s)', (lang) => {
  expect(codeText(lang, '02853', 'gasit.md')).toMatch(/02853.*\n\n@gasit\.md #02853$/)
  expect(codeText(lang, '02853', null)).not.toContain('@')
})

test.for(languages)('a long name of the site costs no second SMS (%s)', (lang) => {
  const host = `${'anunturi.'.repeat(18)}md`

  const text = codeText(lang, '02853', host)

  expect(text).toContain('02853')
  expect(text).not.toContain('@')
  expect(text.length).toBeLessThanOrEqual(smsRoom(text))
})
