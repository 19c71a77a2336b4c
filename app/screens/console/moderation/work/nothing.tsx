import { useEffect, useState, type ReactElement } from 'react'
import { maxPageSize } from '#contract/limits.ts'
import type { QueueName } from '#contract/rules/moderation/queues.ts'
import { moderationCalls } from '#contract/staff/moderation.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import type { Caller } from '../../../../lib/calls/visit.ts'
import { EmptyState } from '../../../../parts/feedback/empty.tsx'
import { leftText, type LeftCase } from '../left-cases.ts'
import { moderationTexts } from '../texts.ts'

/** Cases that still wait in a queue. */
export async function leftIn(call: Caller, queue: QueueName): Promise<readonly LeftCase[]> {
  return (await call(moderationCalls.listCases, { queue, itemsNum: maxPageSize })).items
}

interface NothingProps {
  readonly queue: QueueName
  /** Cases that still wait; null: not asked yet. */
  readonly left: readonly LeftCase[] | null
  readonly isLoading: boolean
}

/** Instead of a case: the next one loads, or none is left that the reader may decide, and why. */
export function Nothing({ queue, left, isLoading }: NothingProps): ReactElement {
  const { work } = moderationTexts.use()
  if (isLoading) return <p role="status">{work.next}</p>
  return <Done queue={queue} first={left} />
}

function Done({ queue, first }: { queue: QueueName; first: NothingProps['left'] }): ReactElement {
  const t = moderationTexts.use()
  const [left, setLeft] = useState(first)
  useEffect(() => {
    if (first) return
    // Without an answer the screen says less.
    leftIn(postInBackground, queue).then(setLeft, () => setLeft([]))
  }, [first, queue])
  return (
    <EmptyState icon="check-check" title={t.work.done.title}>
      {leftText(t, left ?? []).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t.work.done.text}</p>
    </EmptyState>
  )
}
