import type { ReactElement } from 'react'
import { moderationCalls } from '#contract/staff/moderation.ts'
import { Refusal } from '#contract/refusals.ts'
import { queueNames } from '#contract/rules/moderation/queues.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import { CaseList } from './case-list.tsx'
import { isFree, leftText } from './left-cases.ts'
import css from './moderation.module.css'
import { QueueTabs } from './queue-tabs.tsx'
import { moderationTexts } from './texts.ts'

export const texts = [moderationTexts]

export const head: Head = ({ lang }) => moderationTexts.of(lang).head

const onPage = 50

export const loader = staffLoader(async ({ call, params, query }) => {
  const queue = queueNames.find((name) => name === (params['queue'] ?? 'new'))
  if (!queue) throw new Refusal('page_not_found')
  const after = query.get('after') ?? undefined
  const [{ queues }, { items, next }] = await Promise.all([
    call(moderationCalls.listQueues, {}),
    call(moderationCalls.listCases, { queue, itemsNum: onPage, ...(after && { after }) }),
  ])
  return { queue, queues, items, next, now: new Date().toISOString() }
})

/** The queues, and the cases of one, oldest first. */
export function Component(): ReactElement {
  const { queue, queues, items, next, now } = useStaffLoaded<typeof loader>()
  const t = moderationTexts.use()
  const link = useLink()
  const canStart = next !== null || items.some(isFree)
  const promiseHours = queues.find((one) => one.queue === queue)?.promiseHours ?? 0
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <h1 className={css['title']}>{t.title}</h1>
        {canStart && (
          <ButtonLink kind="primary" href={link(`/admin/moderation/${queue}/work`)}>
            {t.start}
          </ButtonLink>
        )}
      </header>
      <QueueTabs queues={queues} current={queue} now={now} />
      {!canStart && leftText(t, items).map((line) => <p key={line}>{line}</p>)}
      {items.length === 0 ? (
        <EmptyState icon="check-check" title={t.empty.title}>
          <p>{t.empty.text}</p>
        </EmptyState>
      ) : (
        <CaseList key={queue} {...{ queue, items, promiseHours, now }} />
      )}
      {next && (
        <a className={css['more']} href={link(`/admin/moderation/${queue}?after=${next}`)}>
          {t.more}
        </a>
      )}
    </div>
  )
}
