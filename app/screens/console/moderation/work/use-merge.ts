import { useNavigate } from '../../../../lib/router/index.ts'
import type { QueueName } from '#contract/rules/moderation/queues.ts'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { isRepeated, mergePath } from './repeated.ts'

/** Goes to where the repeated adverts of a case are merged; does nothing for a case without any. */
export function useMerge(queue: QueueName, view: ModerationCase | null): () => void {
  const navigate = useNavigate()
  return () => {
    if (view && isRepeated(view)) void navigate(mergePath(view, queue))
  }
}
