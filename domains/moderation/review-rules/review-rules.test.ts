import { randomBytes } from 'node:crypto'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { decideOn, later, statusOf } from '#tests/support/moderation.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { publishAdvert, ruleHintsFor } from '../../adverts/posting/service.ts'
import { reviewRules, type RuleContent } from '../../adverts/service.ts'
import { holdingRules, ruleReport, saveRule, tryRule } from './service.ts'

type Deps = World['deps']

const words = (phrases: readonly string[]) => ({ phrases, unless: [], always: [] })

/** A word that no other rule and no other test knows. */
function freshWord(): string {
  return `zeppelin${randomBytes(8).toString('hex').replaceAll(/\d/g, 'x')}`
}

const explanations = { ro: 'Fără baloane.', ru: 'Без шаров.', en: 'No balloons.' }

function ruleOn(word: string): RuleContent {
  return {
    ...{ kind: 'words', mode: 'hold', isEnough: true, code: 'forbidden_goods', explanations },
    names: { ro: 'Baloane', ru: 'Шары', en: 'Balloons' },
    ...{ categories: [], languages: [], numbers: {}, words: words([`${word}*`]) },
  }
}

async function add(deps: Deps, given: Given, change: Partial<RuleContent> = {}) {
  const [staff, word] = [await given.staff('admin'), freshWord()]
  const content = { ...ruleOn(word), ...change }
  const { id } = await saveRule(deps, staff, { version: 0, content, reason: '' })
  return { id, staff, content, word }
}

function send(deps: Deps, seller: GivenUser, id: number) {
  return publishAdvert(deps, { ...seller, hasPhone: true }, id)
}

async function draft(given: Given, seller: GivenUser, title: string): Promise<number> {
  return (await given.advert({ seller, title, status: 'draft' })).id
}

test('a rule of the staff holds the next advert, and what it is called stands beside the case', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: ruleId, word } = await add(deps, given)
  const id = await draft(given, seller, `${word}ul roșu`)

  expect((await send(deps, seller, id)).status).toBe('review')
  expect(await holdingRules(deps, id)).toMatchObject([
    { ruleId, field: 'title', explanations, isTrial: false },
  ])
})

test('whoever writes such an advert reads the explanation before sending it', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { word } = await add(deps, given, { mode: 'refuse' })
  const id = await draft(given, seller, word)

  expect(await ruleHintsFor(deps, seller, id)).toMatchObject([
    { field: 'title', explanations, isRefused: true },
  ])
  await expect(send(deps, seller, id)).toBeRefused('forbidden_goods')
  expect(await statusOf(deps, id)).toBe('draft')
})

test('a rule on trial holds nothing, is not told, and is counted', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: ruleId, word } = await add(deps, given, { mode: 'trial' })
  const id = await draft(given, seller, word)

  expect(await ruleHintsFor(deps, seller, id)).toEqual([])
  expect((await send(deps, seller, id)).status).toBe('active')
  const lines = await ruleReport(deps)
  expect(lines.find((line) => line.ruleId === ruleId)).toMatchObject({ tried: 1, held: 0 })
})

test('the report tells how often moderators decided otherwise than a rule', async ({
  deps,
  given,
}) => {
  const [seller, moderator] = [await given.user(), await given.staff('moderator')]
  const { id: ruleId, word } = await add(deps, given)
  const ids: number[] = []
  for (const colour of ['roșu', 'verde', 'galben']) {
    const id = await draft(given, seller, `${word} ${colour}`)
    await send(deps, seller, id)
    ids.push(id)
  }
  await decideOn(deps, moderator, ids[0] ?? 0, 'approve')
  await decideOn(deps, moderator, ids[1] ?? 0, 'reject')
  await later(deps)

  const lines = await ruleReport(deps)
  expect(lines.find((line) => line.ruleId === ruleId)).toMatchObject({
    ...{ held: 3, overruled: 1, upheld: 1, otherwise: 0, open: 1 },
  })
})

test('before a rule is saved it is counted what it would have found', async ({ deps, given }) => {
  const [staff, seller, word] = [await given.staff('moderator'), await given.user(), freshWord()]
  const { id } = await given.advert({ seller, title: word })
  await given.advert({ seller, title: 'Scaun de lemn' })
  const before = (await reviewRules(deps)).length

  const tried = await tryRule(deps, staff, ruleOn(word), 10)

  expect(tried.examples.map((one) => one.id)).toContain(id)
  expect(tried.found).toBeLessThan(tried.looked)
  expect(await reviewRules(deps)).toHaveLength(before)
})

test('a rule that a colleague has changed meanwhile is not saved over theirs', async ({
  deps,
  given,
}) => {
  const { id: ruleId, staff, content } = await add(deps, given)
  const change = { ruleId, version: 1, reason: '' }
  await saveRule(deps, staff, { ...change, content: { ...content, mode: 'trial' } })

  const second = saveRule(deps, staff, { ...change, content: { ...content, mode: 'off' } })
  await expect(second).toBeRefused('case_changed')
  const [line] = await deps.sql`
    select before, after from audit_log where subject_kind = 'rule' and subject_id = ${String(ruleId)}
    order by id desc limit 1`
  expect(line).toEqual({
    before: { version: 1, mode: 'hold' },
    after: { version: 2, mode: 'trial' },
  })
})

const unfit: readonly (readonly [string, Partial<RuleContent>, RefusalCode])[] = [
  ['words with signs of a pattern', { words: words(['(a+)+$']) }, 'rule_phrase'],
  ['no phrase at all', { words: words([]) }, 'rule_phrase'],
  [
    'a language without its explanation',
    { explanations: { ro: 'Nu.', ru: '', en: 'No.' } },
    'rule_text_missing',
  ],
  ['a number out of its range', { kind: 'price', numbers: { belowPercent: 95 } }, 'bad_input'],
]

test.for(unfit)('a rule with %s is refused', async ([, change, code], { deps, given }) => {
  await expect(add(deps, given, change)).toBeRefused(code)
})
