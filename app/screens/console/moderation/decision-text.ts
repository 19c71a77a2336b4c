import type { CaseDecision, QueueName } from '#contract/rules/moderation/queues.ts'
import type { Moderation } from '#i18n/ro/console/moderation.ts'

/** What a decision is called in a queue: approving a held message delivers it. */
export function decisionText(t: Moderation, queue: QueueName, decision: CaseDecision): string {
  if (decision !== 'approve' && decision !== 'reject') return t.decisions[decision]
  return queue === 'new' || queue === 'edited' ? t.decisions[decision] : t.asNamed[queue][decision]
}
