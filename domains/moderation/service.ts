import { actionDays, ruleHitDays } from '#contract/rules/moderation/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../deps.ts'
import { deleteHitsBefore } from '../adverts/service.ts'
import { deleteActionsBefore, deleteOrphans } from './decisions/store.ts'

/** Deletes decisions that were carried out or taken back long ago, and what rules found before the year of their report. */
export async function deletePastActions({ sql, clock }: Deps): Promise<void> {
  await deleteActionsBefore(sql, new Date(clock.now().getTime() - actionDays * dayMs))
  await deleteHitsBefore(sql, new Date(clock.now().getTime() - ruleHitDays * dayMs))
}

/** Deletes what moderators wrote about adverts that were erased with their owner. */
export async function eraseModerationOf(sql: Db): Promise<void> {
  await deleteOrphans(sql)
}

export {
  appeal,
  appealUntil,
  decideAppeal,
  moderationDataOf,
  openAppeals,
  statementsOf,
} from './appeals/service.ts'
export { tellOfLateAppeals } from './appeals/late.ts'
export { caseView } from './cases/service.ts'
export { duplicatesOf, mergeDuplicates, undoAdvertMerge } from './duplicates/service.ts'
export { carryOutDue, decideCases, undoDecisions } from './decisions/service.ts'
export { answerQuestion, openQuestion } from './questions/service.ts'
export { ruleReport, saveRule, tryRule } from './review-rules/service.ts'
export {
  casesOf,
  findStamp,
  nextCase,
  queueOf,
  queues,
  releaseCase,
  takeCase,
} from './queues/service.ts'
