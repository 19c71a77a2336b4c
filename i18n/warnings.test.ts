import { expect, test } from 'vitest'
import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { fraud as en } from './en/messages/fraud.ts'
import { fraud as ro } from './ro/messages/fraud.ts'
import { fraud as ru } from './ru/messages/fraud.ts'

test.each([
  ['ro', ro],
  ['ru', ru],
  ['en', en],
])('every kind of fraud has a warning of its own: %s', (_, warnings) => {
  const titles = fraudKinds.map((kind) => warnings[kind].title)

  expect(new Set(titles).size).toBe(fraudKinds.length)
})
