import type { ReactElement } from 'react'
import { categoryCalls } from '#contract/categories.ts'
import { caseKinds, queueNames } from '#contract/rules/moderation/queues.ts'
import { Refusal } from '#contract/refusals.ts'
import { moderationCalls } from '#contract/staff/moderation.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { labelIn } from '../../../../lib/texts/texts.ts'
import { reportsTexts } from '../../../../parts/report/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import { moderationTexts } from '../texts.ts'
import { Desk } from './desk.tsx'
import { leftIn } from './nothing.tsx'

export const texts = [moderationTexts, reportsTexts]

export const head: Head = ({ lang }) => moderationTexts.of(lang).head

/** A decision shows the next case without the router, so nothing is asked again. */
export const shouldRevalidate = (): boolean => false

export const loader = staffLoader(async ({ call, params, query, lang }) => {
  const queue = queueNames.find((name) => name === params['queue'])
  if (!queue) throw new Refusal('page_not_found')
  const [name, id = ''] = query.get('case')?.split(':') ?? []
  const kind = caseKinds.find((one) => one === name)
  const [opened, { categories }] = await Promise.all([
    kind && /^\d{1,9}$/.test(id)
      ? call(moderationCalls.openCase, { queue, kind, id })
      : call(moderationCalls.nextCase, { queue }),
    call(categoryCalls.getList, {}),
  ])
  const subcategories = categories.flatMap(({ labels, groups }) =>
    groups.flatMap((group) =>
      group.subcategories.map((one) => ({
        slug: one.slug,
        name: `${labelIn(lang, labels)} · ${labelIn(lang, one.labels)}`,
      })),
    ),
  )
  const left = opened.case ? null : await leftIn(call, queue)
  return { queue, first: opened.case, left, subcategories, now: new Date().toISOString() }
})

/** One case after the other, decided by keys. */
export function Component(): ReactElement {
  const loaded = useStaffLoaded<typeof loader>()
  return <Desk key={loaded.now} {...loaded} />
}
