import * as z from 'zod'
import file from '#db/data/help-topics.json' with { type: 'json' }
import { indexConcepts, type ConceptIndex } from './concepts.ts'

/** Words and phrases in a line: "avans*, in avans"; `*` ends the beginning of a word. */
const Words = z.string().transform((line) => line.split(', ').filter(Boolean))

const Patterns = z.array(z.string().min(1)).min(1)

const TopicsShape = z.strictObject({
  /** What people mean, however they say it. */
  concepts: z.record(z.string(), z.strictObject({ ro: Words, ru: Words, en: Words })),
  /**
   * By the slug of an article, what questions that it answers are made of: `delete account` has both concepts,
   * `delete|close account` one of the first two, `account !company` not the second.
   */
  topics: z.record(z.string(), Patterns),
  /**
   * The same for what people want of the help bot besides an article: a path of the site, or `state:` and something of
   * their own.
   */
  wishes: z.record(z.string(), Patterns),
})

type HelpTopics = z.infer<typeof TopicsShape>

interface Step {
  readonly concepts: readonly string[]
  readonly isAbsent: boolean
}

interface Topic {
  readonly name: string
  readonly patterns: readonly (readonly Step[])[]
}

/** Schema of db/data/help-topics.json; a topic names only concepts that exist. */
export const HelpTopicsFile = TopicsShape.superRefine(({ concepts, topics, wishes }, context) => {
  for (const [slug, patterns] of Object.entries({ ...topics, ...wishes }))
    for (const concept of patterns.flatMap(patternOf).flatMap((step) => step.concepts))
      if (!(concept in concepts)) context.addIssue(`${slug} names no concept: ${concept}`)
})

export interface Topics {
  readonly concepts: ConceptIndex
  /** Named by the slugs of articles. */
  readonly topics: readonly Topic[]
  readonly wishes: readonly Topic[]
  /** How much a concept tells of the topic: more the fewer topics have it. */
  readonly rarity: ReadonlyMap<string, number>
}

let read: Topics | undefined

/** The topics of db/data/help-topics.json, made ready at the first question. */
export function helpTopics(): Topics {
  return (read ??= prepared(TopicsShape.parse(file)))
}

function prepared({ concepts, topics, wishes }: HelpTopics): Topics {
  const all = topicsIn(topics)
  const topicsOf = (concept: string): number =>
    all.filter(({ patterns }) =>
      patterns.some((steps) => steps.some((step) => step.concepts.includes(concept))),
    ).length
  return {
    concepts: indexConcepts(concepts),
    topics: all,
    wishes: topicsIn(wishes),
    rarity: new Map(
      Object.keys(concepts).map((concept) => [
        concept,
        Math.log(1 + all.length / Math.max(1, topicsOf(concept))),
      ]),
    ),
  }
}

function topicsIn(named: HelpTopics['topics']): Topic[] {
  return Object.entries(named).map(([name, patterns]) => ({
    name,
    patterns: patterns.map(patternOf),
  }))
}

function patternOf(typed: string): Step[] {
  return typed.split(' ').map((part) => ({
    isAbsent: part.startsWith('!'),
    concepts: part.replace('!', '').split('|'),
  }))
}

/** How well the concepts of a question are those of each topic, by name; topics without a matching pattern are absent. */
export function topicScores(
  topics: readonly Topic[],
  asked: ReadonlySet<string>,
  rarity: Topics['rarity'],
): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  for (const { name, patterns } of topics) {
    const best = Math.max(0, ...patterns.map((steps) => patternScore(steps, asked, rarity)))
    if (best > 0) scores.set(name, best)
  }
  return scores
}

/** Sum of the rarities of the concepts met; 0 unless each step is. */
function patternScore(
  steps: readonly Step[],
  asked: ReadonlySet<string>,
  rarity: Topics['rarity'],
): number {
  let score = 0
  for (const { concepts, isAbsent } of steps) {
    const met = concepts.filter((concept) => asked.has(concept))
    if (met.length > 0 === isAbsent) return 0
    if (!isAbsent) score += Math.max(...met.map((concept) => rarity.get(concept) ?? 0))
  }
  return score
}
