import type { ReactElement } from 'react'
import type { moderationCalls } from '#contract/staff/moderation.ts'
import type { OutputOf } from '#contract/call.ts'
import type { QueueName } from '#contract/rules/moderation/queues.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ageText, hoursText } from './age.ts'
import css from './moderation.module.css'
import { moderationTexts } from './texts.ts'

type Queues = OutputOf<typeof moderationCalls.listQueues>['queues']

interface QueueTabsProps {
  readonly queues: Queues
  readonly current: QueueName
  readonly now: string
}

/** All queues with their lengths, and the age of the oldest case against its promise. */
export function QueueTabs({ queues, current, now }: QueueTabsProps): ReactElement {
  const t = moderationTexts.use()
  const link = useLink()
  return (
    <nav aria-label={t.queuesLabel}>
      <ul className={css['tabs']}>
        {queues.map(({ queue, count, late, oldestAt, promiseHours }) => (
          <li key={queue}>
            <a
              className={css['tab']}
              href={link(`/admin/moderation/${queue}`)}
              aria-current={queue === current ? 'page' : undefined}
            >
              <span className={css['tabName']}>
                {t.queues[queue]} <b data-queue={queue}>{count}</b>
              </span>
              <span className={css[late > 0 ? 'late' : 'age']}>
                {[
                  oldestAt && ageText(t, oldestAt, now),
                  t.promise(hoursText(t, promiseHours)),
                  late > 0 && t.late(late),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
