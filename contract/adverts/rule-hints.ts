import * as z from 'zod'
import { call } from '../call.ts'
import { Id, LabelsShape, Token } from '../shapes.ts'

const HintShape = z.object({
  field: z.string(),
  explanations: LabelsShape,
  /** It has to be changed first; otherwise a moderator looks at it first. */
  isRefused: z.boolean(),
})
export type RuleHint = z.infer<typeof HintShape>

/** What the review rules say of an own advert before it is sent. */
export const ruleHintCalls = {
  listRuleHints: call({
    path: '/adverts/rule_hints.php',
    action: 'list',
    summary: 'List what the review rules will hold or refuse an own advert for',
    auth: 'user',
    member: { right: 'adverts' },
    input: { token: Token.optional(), advertId: Id },
    output: { hints: z.array(HintShape) },
  }),
}
