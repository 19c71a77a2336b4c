import { expect, test } from 'vitest'
import { redactedError } from './redacted-error.ts'

test.for([
  ['the number +373 69 123 456 is taken', 'the number … is taken'],
  ['Key (phone)=(069123456) already exists', 'Key (phone)=(…) already exists'],
  ['code 48213 is wrong', 'code … is wrong'],
  ['cannot mail ana.pop+x@exemplu.md now', 'cannot mail …@… now'],
  ['link kQ3v_9aBcD-eFgHiJkLmNoPqRsTuVwXyZ0123456789 is spent', 'link … is spent'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-D_1', 'Bearer …'],
  ['relation "saved_searches_of_somebody" does not exist', null],
])('a log tells an error without what is somebody’s: %s', ([message, shown]) => {
  const [first, ...stack] = redactedError(new Error(message ?? '')).split('\n')

  expect(first).toBe(`Error: ${shown ?? message}`)
  expect(stack.join('\n')).toMatch(/redacted-error\.test\.ts:\d+:\d+/)
})

test('the cause is told too', () => {
  const error = new Error('not sent', { cause: new Error('to 069123456') })

  expect(redactedError(error)).toMatch(/not sent[^]*caused by Error: to …/)
})
