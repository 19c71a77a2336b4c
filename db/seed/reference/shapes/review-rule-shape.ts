import * as z from 'zod'
import { reviewRuleCodes, ruleKinds, ruleModes } from '#contract/rules/moderation/review-rules.ts'

const Labels = z.strictObject({ ro: z.string(), ru: z.string(), en: z.string() })
const Phrases = z.array(z.string())

/** Schema of db/data/review-rules.json. */
export const ReviewRuleFile = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z-]+$/),
    kind: z.enum(ruleKinds),
    mode: z.enum(ruleModes),
    isEnough: z.boolean(),
    code: z.enum(reviewRuleCodes),
    names: Labels,
    explanations: Labels,
    categories: z.array(z.string()),
    languages: z.array(z.enum(['ro', 'ru', 'en'])),
    numbers: z.record(z.string(), z.number()),
    words: z.strictObject({ phrases: Phrases, unless: Phrases, always: Phrases }),
  }),
)
