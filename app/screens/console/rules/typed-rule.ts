import { ruleNumbers, usualCodes, type RuleKind } from '#contract/rules/moderation/review-rules.ts'
import type { Lang } from '#contract/languages.ts'
import type { PayloadOf } from '#contract/call.ts'
import type { ReviewRule, reviewRuleCalls } from '#contract/staff/review-rules.ts'

/** A rule as it is typed: lists as lines, numbers as digits. */
export interface TypedRule extends Pick<
  ReviewRule,
  'kind' | 'mode' | 'isEnough' | 'code' | 'names' | 'explanations' | 'categories' | 'languages'
> {
  readonly numbers: Readonly<Record<string, string>>
  readonly phrases: string
  readonly unless: string
  readonly always: string
}

const empty = { ro: '', ru: '', en: '' }

export function newRule(kind: RuleKind): TypedRule {
  return {
    ...{ kind, mode: 'trial', isEnough: true, code: usualCodes[kind] },
    ...{ names: empty, explanations: empty, categories: [], languages: [] },
    ...{ numbers: numbersOf(kind, {}), phrases: '', unless: '', always: '' },
  }
}

export function typedFrom(rule: ReviewRule): TypedRule {
  const { kind, mode, isEnough, code, names, explanations, categories, words } = rule
  return {
    ...{ kind, mode, isEnough, code, names, explanations, categories },
    ...{ languages: rule.languages, numbers: numbersOf(kind, rule.numbers) },
    phrases: words.phrases.join('\n'),
    unless: words.unless.join('\n'),
    always: words.always.join('\n'),
  }
}

function numbersOf(kind: RuleKind, given: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(ruleNumbers[kind]).map(([name, { usual }]) => [
      name,
      String(given[name] ?? usual),
    ]),
  )
}

/** What the calls take. */
export function payloadOf(
  typed: TypedRule,
): Omit<PayloadOf<typeof reviewRuleCalls.tryRule>, 'token' | 'adverts'> {
  const { names, explanations, phrases, unless, always, categories, numbers, ...rest } = typed
  const text = (of: Readonly<Record<Lang, string>>, lang: Lang): string => of[lang].trim()
  return {
    ...{ kind: rest.kind, mode: rest.mode, isEnough: rest.isEnough, code: rest.code },
    ...{ categories: [...categories], languages: [...rest.languages], numbers: { ...numbers } },
    ...{ name_ro: text(names, 'ro'), name_ru: text(names, 'ru'), name_en: text(names, 'en') },
    explanation_ro: text(explanations, 'ro'),
    explanation_ru: text(explanations, 'ru'),
    explanation_en: text(explanations, 'en'),
    ...{ phrases: linesOf(phrases), unless: linesOf(unless), always: linesOf(always) },
  }
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
