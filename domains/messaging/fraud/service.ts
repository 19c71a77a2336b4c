import type { FraudKind } from '#contract/rules/fraud.ts'
import { splitLinks } from '#contract/rules/links.ts'
import { plainSigns } from '#domains/contacts/service.ts'
import { hasCardNumber } from './cards.ts'
import { isOf, ownBrand, pretenceOf } from './hosts.ts'
import { withSigns } from './spelled-signs.ts'
import { plainLetters } from './letters.ts'
import { occurrencesIn, type Occurrences } from './occurrences.ts'
import { spansOf, type Pattern } from './patterns.ts'
import { fraudRules, type FraudRules } from './rules.ts'
import { wordsOf, type Word } from './words.ts'

export interface Finding {
  readonly kind: FraudKind
  /** Id of the rule. */
  readonly rule: string
  /** The message is held for a moderator; otherwise its reader sees a warning. */
  readonly isCertain: boolean
}

/**
 * What a message between a buyer and a seller may be after, nothing if harmless. `ownHost` is the host of the site
 * itself, whose links are believed and whose name others must not bear.
 */
export function examine(text: string, { ownHost }: { readonly ownHost: string }): Finding[] {
  const rules = fraudRules()
  const plain = withSigns(plainLetters(plainSigns(text)))
  const hosts = new Set<string>()
  const words: Word[] = []
  for (const part of splitLinks(plain)) {
    if ('host' in part) hosts.add(part.host)
    for (const word of 'host' in part ? wordOfLink(part.host, rules, ownHost) : wordsOf(part.text))
      words.push(word)
  }
  return unique([
    ...findingsOfHosts([...hosts], rules, ownHost),
    ...(hasCardNumber(plain) ? [cardNumber] : []),
    ...findingsIn(occurrencesIn(words, rules.lexicon), rules),
  ])
}

const cardNumber: Finding = { kind: 'card', rule: 'card-number', isCertain: true }

/** An honest message has fewer; the others are not looked at. */
const mostHosts = 20

function findingsOfHosts(hosts: readonly string[], rules: FraudRules, ownHost: string): Finding[] {
  const brands = [...rules.brands, ...ownBrand(ownHost)]
  const pretences = hosts.slice(0, mostHosts).map((host) => pretenceOf(host, brands, rules.bait))
  const isCertain = pretences.includes('certain')
  return isCertain || pretences.includes('doubtful') || hosts.length > mostHosts
    ? [{ kind: 'lookalike', rule: 'lookalike-host', isCertain }]
    : []
}

/** Links to hosts that are known to be honest are as good as none. */
function wordOfLink(host: string, rules: FraudRules, ownHost: string): readonly Word[] {
  const mark = isOf(host, rules.messengers) ? 'messenger-link' : 'link'
  const isKnown = host === ownHost || isOf(host, rules.knownHosts)
  if (mark === 'link' && isKnown) return []
  return [{ typed: host, readings: [], gap: 'space', mark }]
}

function findingsIn(occurrences: Occurrences, { rules }: FraudRules): Finding[] {
  return rules
    .filter(({ patterns, unless }) => patterns.some((one) => isMeant(one, unless, occurrences)))
    .map(({ id, kind, isCertain }) => ({ kind, rule: id, isCertain }))
}

/** Words around a pattern in which another one makes it harmless. */
const reach = 8

function isMeant(pattern: Pattern, unless: readonly Pattern[], occurrences: Occurrences): boolean {
  const spans = spansOf(pattern, occurrences)
  if (spans.length === 0) return false
  const harmless = unless.flatMap((one) => spansOf(one, occurrences))
  return spans.some(
    ({ from, to }) => !harmless.some((one) => one.from <= to + reach && one.to >= from - reach),
  )
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.rule, finding])).values()]
}
