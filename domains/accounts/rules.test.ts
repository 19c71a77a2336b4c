import { expect, test } from 'vitest'
import { quickestOf } from '#tests/support/measures/pace.ts'
import {
  emailProblem,
  passwordProblem,
  usernameFromBrand,
  usernameProblem,
} from '#contract/rules/account-rules.ts'
import { blockOf } from '../lib/network.ts'

test.for([
  ['Casa Mobilă', 'casamobila'],
  ['Țăran & Fiii SRL', 'taranfiiisrl'],
  ['Книжный Дом', 'knijniidom'],
  ['  ', ''],
  ['Îngheţată №1', 'inghetata1'],
])('the brand %j proposes %j', ([brand, username]) => {
  expect(usernameFromBrand(brand ?? '')).toBe(username)
})

test.for(['203.0.113.7', '::ffff:203.0.113.9'])('%s is in its block of 256', (address) => {
  expect(blockOf(address)).toBe('203.0.113')
})

test.for(['2001:db8:7::1', '2001:0db8:0007:1:2:3:4:5', '2001:db8:7:ffff::'])(
  '%s is in the block of its network',
  (address) => {
    expect(blockOf(address)).toBe('2001:db8:7')
  },
)

test('an address of few groups has a block as well', () => {
  expect(blockOf('::1')).toBe('0:0:0')
  expect(blockOf('2001::1')).toBe('2001:0:0')
})

test('three characters are too short for a password, four are enough', () => {
  expect(passwordProblem('abc', 4)).toBe('password_short')
  expect(passwordProblem('abcd', 4)).toBeNull()
  expect(passwordProblem('ab\u00a0cd', 4)).toBe('password_spaces')
})

test('a username is judged as it would be kept', () => {
  expect(usernameProblem('  Ion ')).toBeNull()
  expect(usernameProblem('Ion P')).toBe('username_spaces')
})

test.for(['ion@exemplu.md', ' ion.popescu+piata@mail.exemplu.com '])(
  '%j is an address',
  (email) => {
    expect(emailProblem(email)).toBeNull()
  },
)

test('an address that would take for ever to judge is judged like a walk through its letters', async () => {
  const long = (times: number): string => `${'a.'.repeat(times)}@${'b.'.repeat(times)}`
  const walk = (at: number): number => [...long(100_000 + at)].length

  const [walked = 0, judged = Infinity] = await quickestOf(5, [
    walk,
    (at) => emailProblem(long(100_000 + at)),
  ])

  expect(judged).toBeLessThan(20 * walked)
})
