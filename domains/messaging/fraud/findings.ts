import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { hasCardNumber } from './cards.ts'
import { ownBrand, pretenceOf } from './hosts.ts'
import type { Message } from './message.ts'
import type { Concepts } from './occurrences.ts'
import { spansOf, type Pattern } from './patterns.ts'
import type { FraudRules } from './rules.ts'

/** What a rule sees in a message. */
export interface RuleFinding {
  readonly kind: FraudKind
  /** Id of the rule. */
  readonly rule: string
  readonly isCertain: boolean
  /** Seen, not guessed from words: a false host, the number of a card. */
  readonly isProof?: true
}

/** Findings of the rules alone, each rule once. */
export function findingsOf(message: Message, rules: FraudRules, ownHost: string): RuleFinding[] {
  return [
    ...findingsOfHosts(message.hosts, rules, ownHost),
    ...(hasCardNumber(message.plain) ? [cardNumber] : []),
    ...findingsIn(message.occurrences.byConcept, rules),
  ]
}

const cardNumber: RuleFinding = {
  kind: 'card',
  rule: 'card-number',
  isCertain: true,
  isProof: true,
}

/** An honest message has fewer; the others are not looked at. */
const mostHosts = 20

function findingsOfHosts(
  hosts: readonly string[],
  rules: FraudRules,
  ownHost: string,
): RuleFinding[] {
  if (hosts.length === 0) return []
  const brands = [...rules.brands, ...ownBrand(ownHost)]
  const pretences = hosts.slice(0, mostHosts).map((host) => pretenceOf(host, brands, rules.bait))
  const isCertain = pretences.includes('certain')
  return isCertain || pretences.includes('doubtful') || hosts.length > mostHosts
    ? [{ kind: 'lookalike', rule: 'lookalike-host', isCertain, isProof: true }]
    : []
}

function findingsIn(concepts: Concepts, { rules }: FraudRules): RuleFinding[] {
  return rules
    .filter(({ patterns, unless }) => patterns.some((one) => isMeant(one, unless, concepts)))
    .map(({ id, kind, isCertain }) => ({ kind, rule: id, isCertain }))
}

/** Words around a pattern in which another one makes it harmless. */
const reach = 8

function isMeant(pattern: Pattern, unless: readonly Pattern[], concepts: Concepts): boolean {
  const spans = spansOf(pattern, concepts)
  if (spans.length === 0) return false
  const harmless = unless.flatMap((one) => spansOf(one, concepts))
  return spans.some(
    ({ from, to }) => !harmless.some((one) => one.from <= to + reach && one.to >= from - reach),
  )
}
