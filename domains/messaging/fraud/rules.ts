import * as z from 'zod'
import conceptsFile from '#db/data/fraud-concepts.json' with { type: 'json' }
import file from '#db/data/fraud-rules.json' with { type: 'json' }
import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import { lexiconOf, type Lexicon } from './lexicon.ts'
import { grammar } from './occurrences.ts'
import { conceptsOf, patternOf, type Pattern } from './patterns.ts'
import { marks } from '../../lib/text-model/words.ts'

/** Words and phrases in a line: "avans*, in avans". */
const Words = z.string().transform((line) => line.split(', ').filter(Boolean))
const Examples = z.array(z.string().min(1)).min(1)

const RuleShape = z.strictObject({
  id: z.string(),
  kind: z.enum(fraudKinds),
  /** A moderator sees the message before its reader. */
  isCertain: z.boolean(),
  /** Distance of the concepts of a pattern, in words. */
  within: z.int().positive(),
  /** See patterns.ts. */
  patterns: z.array(z.string()).min(1),
  /** Patterns that make it harmless where they stand near. */
  unless: z.array(z.string()).default([]),
  finds: Examples,
  /** Harmless neighbours. */
  passes: Examples,
})

const BrandShape = z.strictObject({
  /** Names that a host may imitate. */
  names: z.array(z.string().min(3)).min(1),
  /** Real hosts; their subdomains are real too. */
  hosts: z.array(z.string()).min(1),
})
export type Brand = z.infer<typeof BrandShape>

const ConceptShape = z.strictObject({ ro: Words, ru: Words, en: Words })

/** Schema of db/data/fraud-concepts.json: concepts that only the model knows. */
export const FraudConceptsFile = z.strictObject({ concepts: z.record(z.string(), ConceptShape) })

const FileShape = z.strictObject({
  concepts: z.record(z.string(), ConceptShape),
  rules: z.array(RuleShape),
  brands: z.array(BrandShape),
  /** Hosts whose links lead into another messenger. */
  messengers: z.array(z.string()),
  bait: z.strictObject({
    /** Words of invented hosts: delivery, pay. */
    words: Words,
    /** Top-level domains that cost next to nothing. */
    endings: Words,
  }),
})

/** Schema of db/data/fraud-rules.json; a pattern names only concepts that exist. */
export const FraudRulesFile = FileShape.superRefine(({ concepts, rules }, context) => {
  const known = new Set<string>([...Object.keys(concepts), ...marks])
  for (const concept of grammar)
    if (!known.has(concept)) context.addIssue(`concepts.${concept} is missing`)
  for (const { id, within, patterns, unless } of rules)
    for (const typed of [...patterns, ...unless])
      for (const concept of conceptsOf(patternOf(typed, within)))
        if (!known.has(concept)) context.addIssue(`rule ${id} names no concept: ${concept}`)
})

interface Rule extends Omit<z.infer<typeof RuleShape>, 'patterns' | 'unless'> {
  readonly patterns: readonly Pattern[]
  readonly unless: readonly Pattern[]
}

export interface FraudRules extends Omit<z.infer<typeof FileShape>, 'concepts' | 'rules'> {
  readonly lexicon: Lexicon
  /** Real hosts of all brands. */
  readonly knownHosts: readonly string[]
  readonly rules: readonly Rule[]
}

let read: FraudRules | undefined

/** The rules of db/data/fraud-rules.json, made ready at the first message. */
export function fraudRules(): FraudRules {
  return (read ??= prepared(FraudRulesFile.parse(file)))
}

function prepared({ concepts, rules, ...others }: z.infer<typeof FileShape>): FraudRules {
  return {
    ...others,
    lexicon: lexiconOf({ ...FraudConceptsFile.parse(conceptsFile).concepts, ...concepts }),
    knownHosts: others.brands.flatMap(({ hosts }) => hosts),
    rules: rules.map((rule) => ({
      ...rule,
      patterns: rule.patterns.map((typed) => patternOf(typed, rule.within)),
      unless: rule.unless.map((typed) => patternOf(typed, rule.within)),
    })),
  }
}
