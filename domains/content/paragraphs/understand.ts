import { plainWords } from '#contract/rules/text/fold.ts'
import { isStopWord } from '../../search/service.ts'
import { conceptsAt } from './concepts.ts'
import { helpTopics, topicScores } from './topics.ts'

export interface AskedWord {
  readonly written: string
  readonly folded: string
  readonly concepts: ReadonlySet<string>
  /** A pronoun, preposition or the like. */
  readonly isStop: boolean
}

export interface Understood {
  readonly words: readonly AskedWord[]
  readonly concepts: ReadonlySet<string>
  /** Names of the wishes of db/data/help-topics.json that it may be, the likeliest first. */
  readonly wishes: readonly string[]
  /** Whether it is made of what questions to an article are made of. */
  readonly isAboutSite: boolean
}

/** Further words are ignored. */
const maxWords = 40

/** What a question is made of, and what it may want besides an article. Knows no advert and nobody. */
export function understandQuestion(text: string): Understood {
  const { concepts, topics, wishes, rarity } = helpTopics()
  const written = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
  const folded = written.map((word) => plainWords(word).join(''))
  const found = conceptsAt(concepts, folded)
  const asked = new Set(found.flatMap((some) => [...some]))
  const scores = topicScores(wishes, asked, rarity)
  return {
    words: written.map((word, at) => ({
      written: word,
      folded: folded[at] ?? '',
      concepts: found[at] ?? new Set(),
      isStop: isStopWord(folded[at] ?? ''),
    })),
    concepts: asked,
    wishes: [...scores].toSorted(([, a], [, b]) => b - a).map(([name]) => name),
    isAboutSite: topicScores(topics, asked, rarity).size > 0,
  }
}
