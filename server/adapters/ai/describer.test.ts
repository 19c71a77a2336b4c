import { expect, test } from 'vitest'
import type { DescriptionFacts } from '#domains/deps.ts'
import { openModel, says } from '#tests/support/market/model.ts'
import { openProvider } from '#tests/support/servers/provider.ts'
import { readConfig } from '../../config.ts'
import { describerOf } from './describer.ts'

const facts: DescriptionFacts = {
  lang: 'en',
  title: 'Corner sofa',
  category: 'Home and garden',
  subcategory: 'Sofas and corner sofas',
  attributes: [],
  isNegotiable: false,
  isExchange: false,
  isFree: false,
}

function warn(_details: object, message: string): never {
  return expect.unreachable(message)
}

test('without a configured server the template generates descriptions', async () => {
  const describer = describerOf(readConfig({}), { warn })

  expect(await describer.describe(facts)).toContain('Corner sofa')
})

test('with a server its model generates them', async () => {
  await using model = await openModel(says('{"description":"A sofa for a corner."}'))
  const env = { AI_URL: model.url, AI_KEY: 'k', AI_MODEL: 'small-1' }

  const describer = describerOf(readConfig(env), { warn })

  expect(await describer.describe(facts)).toBe('A sofa for a corner.')
})

test('the template does not replace a failed server', async () => {
  await using provider = await openProvider(500)
  const env = { AI_URL: provider.url, AI_KEY: 'k', AI_MODEL: 'small-1' }

  expect(await describerOf(readConfig(env), { warn: () => {} }).describe(facts)).toBeNull()
})
