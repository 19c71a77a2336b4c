import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { messageTexts, phoneText, phoneTextRoom } from './service.ts'

test.for(languages)('a decision about an account fits one SMS (%s)', (lang) => {
  const { inShort, sms } = messageTexts[lang].standing
  for (const what of Object.values(inShort))
    expect(phoneText(lang, sms(what)).length).toBeLessThanOrEqual(phoneTextRoom(lang))
})
