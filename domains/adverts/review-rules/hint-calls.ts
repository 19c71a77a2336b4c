import { ruleHintCalls } from '#contract/adverts/rule-hints.ts'
import { implement } from '../../implement.ts'
import { ruleHintsFor } from '../posting/service.ts'

export const ruleHintHandlers = implement(ruleHintCalls, {
  listRuleHints: async ({ deps, user, input }) => ({
    hints: (await ruleHintsFor(deps, user, input.advertId)).map(({ ruleId: _id, ...hint }) => hint),
  }),
})
