import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { termsChangedAt } from '#contract/site/terms.ts'
import { terms as en } from './en/site/terms.ts'
import { terms as ro } from './ro/site/terms.ts'
import { terms as ru } from './ru/site/terms.ts'

test('whoever changes the terms of use changes the date that they state', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([ro, ru, en]))
    .digest('base64url')

  expect({ termsChangedAt, digest: digest.slice(0, 22) }).toEqual({
    termsChangedAt: '2026-11-24T00:00:00.000Z',
    digest: 'ZtKqWEKlA7sK1VK1gcCF6H',
  })
})
