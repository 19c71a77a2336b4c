import { expect, test } from 'vitest'
import { refusals as ro } from './ro/refusals.ts'
import { refusals as ru } from './ru/refusals.ts'

/** The specification fixes the English ones (D26). */
test.each([ro, ru])(
  'a wrong code is called a wrong code, wherever it was typed: $code_wrong',
  (t) => {
    expect(t.code_wrong).toBe(t.contact_code_wrong)
    expect(t.second_factor_wrong).toBe(t.contact_code_wrong)
  },
)

test.each([ro, ru])('a number that gets no codes is told apart from a failed sending', (t) => {
  expect(t.phone_not_mobile).not.toBe(t.code_not_sent)
})
