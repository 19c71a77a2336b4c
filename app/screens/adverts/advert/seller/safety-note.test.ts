import { createElement } from 'react'
import { expect, test } from 'vitest'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { SafetyNote } from './safety-note.tsx'

test('a buyer of a stove is not told to look at its IMEI, a buyer of a phone is', async () => {
  const noteOf = (category: string) => advertMarkup(createElement(SafetyNote, { category }))

  expect(await noteOf('telefoane')).toContain('IMEI')
  expect(await noteOf('electrocasnice')).not.toContain('IMEI')
  expect(await noteOf('electrocasnice')).toContain('cere bonul sau garanția')
})
