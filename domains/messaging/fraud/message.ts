import { splitLinks } from '#contract/rules/messages/links.ts'
import { plainSigns } from '#domains/contacts/service.ts'
import { isOf } from './hosts.ts'
import { plainLetters } from '../../lib/text-model/letters.ts'
import { occurrencesIn, type Occurrences } from './occurrences.ts'
import type { FraudRules } from './rules.ts'
import { withSigns } from './spelled-signs.ts'
import { wordsOf, type Word } from '../../lib/text-model/words.ts'

/** A text as rules and model read it. */
export interface Message {
  /** Without disguise of signs and letters. */
  readonly plain: string
  /** Hosts of its links, each once. */
  readonly hosts: readonly string[]
  /** Words and signs in their order; a link is one. */
  readonly words: readonly Word[]
  readonly occurrences: Occurrences
}

export function readMessage(text: string, rules: FraudRules, ownHost: string): Message {
  const plain = withSigns(plainLetters(plainSigns(text)))
  const hosts = new Set<string>()
  const words: Word[] = []
  for (const part of splitLinks(plain)) {
    if ('host' in part) {
      hosts.add(part.host)
      words.push(wordOfLink(part.host, rules, ownHost))
    } else for (const word of wordsOf(part.text)) words.push(word)
  }
  return { plain, hosts: [...hosts], words, occurrences: occurrencesIn(words, rules.lexicon) }
}

function wordOfLink(host: string, rules: FraudRules, ownHost: string): Word {
  return { typed: host, readings: [], gap: 'space', mark: markOf(host, rules, ownHost) }
}

function markOf(host: string, rules: FraudRules, ownHost: string): NonNullable<Word['mark']> {
  if (isOf(host, rules.messengers)) return 'messenger-link'
  return host === ownHost || isOf(host, rules.knownHosts) ? 'known-link' : 'link'
}
