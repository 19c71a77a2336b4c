import type { InputOf } from '#contract/call.ts'
import { reviewRuleCalls } from '#contract/staff/review-rules.ts'
import { reviewRules, type ReviewRule, type RuleContent } from '../adverts/service.ts'
import { implement } from '../implement.ts'
import { ruleReport, saveRule, tryRule } from './service.ts'

export const reviewRuleHandlers = implement(reviewRuleCalls, {
  listRules: async ({ deps }) => ({ rules: (await reviewRules(deps)).map(presentRule) }),
  ruleReport: async ({ deps }) => ({ lines: await ruleReport(deps) }),
  tryRule: async ({ deps, staff, input }) => {
    const { examples, ...counts } = await tryRule(deps, staff, typedRule(input), input.adverts)
    return { ...counts, examples: [...examples] }
  },
  saveRule: async ({ deps, staff, input }) => {
    const { ruleId, version, reason } = input
    const change = { version, reason, content: typedRule(input) }
    return saveRule(deps, staff, { ...change, ...(ruleId !== undefined && { ruleId }) })
  },
})

type Typed = Omit<InputOf<typeof reviewRuleCalls.tryRule>, 'adverts' | 'token'>

function typedRule(input: Typed): RuleContent {
  const { kind, mode, isEnough, code, categories, languages, numbers } = input
  return {
    ...{ kind, mode, isEnough, code, categories, languages, numbers },
    names: { ro: input.name_ro, ru: input.name_ru, en: input.name_en },
    explanations: {
      ...{ ro: input.explanation_ro, ru: input.explanation_ru, en: input.explanation_en },
    },
    words: { phrases: input.phrases, unless: input.unless, always: input.always },
  }
}

function presentRule({ isChanged: _changed, changedAt, ...rule }: ReviewRule) {
  const { categories, languages, numbers, words } = rule
  return {
    ...rule,
    ...{ categories: [...categories], languages: [...languages], numbers: { ...numbers } },
    words: {
      phrases: [...words.phrases],
      unless: [...words.unless],
      always: [...words.always],
    },
    changedAt: changedAt.toISOString(),
  }
}
