import type { ReactElement } from 'react'
import { openStates, outboxCalls } from '#contract/staff/outbox.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { consoleTexts, outboxTexts } from '../texts.ts'
import { CountTable } from './count-table.tsx'
import { MessageTable } from './message-table.tsx'
import { filterFrom, outboxAddress } from './outbox-filter.ts'
import css from './outbox.module.css'

export const texts = [consoleTexts, outboxTexts]

export const head: Head = ({ lang }) => outboxTexts.of(lang).head

export const loader = staffLoader(async ({ call, query }) => {
  const filter = filterFrom(query)
  const before = query.get('before')
  const page = await call(outboxCalls.listOutbox, { ...filter, ...(before && { before }) })
  return { ...page, filter, isFirst: before === null, now: new Date().toISOString() }
})

/** What waits to be sent and what could not be, by kind and one by one. */
export function Component(): ReactElement {
  const { counts, messages, hasMore, filter, isFirst, now } = useStaffLoaded<typeof loader>()
  const t = outboxTexts.use()
  const link = useLink()
  const last = messages.at(-1)
  const countOf = (state: string): number =>
    counts.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <nav className={css['tabs']} aria-label={t.summary}>
        {openStates.map((state) => (
          <a
            key={state}
            href={link(outboxAddress({ state, channel: '', kind: '' }))}
            aria-current={filter.state === state ? 'page' : undefined}
            data-state={state}
          >
            {t.states[state]} <span>{countOf(state)}</span>
          </a>
        ))}
      </nav>
      <p className={list['about']}>{t.stateAbout[filter.state]}</p>
      <CountTable counts={counts.filter(({ state }) => state === filter.state)} now={now} />
      <MessageTable messages={messages} now={now} />
      <p className={css['pages']}>
        {filter.kind && (
          <a href={link(outboxAddress({ ...filter, channel: '', kind: '' }))}>{t.all}</a>
        )}
        {!isFirst && <a href={link(outboxAddress(filter))}>{t.newest}</a>}
        {hasMore && last && <a href={link(outboxAddress(filter, last.id))}>{t.more}</a>}
      </p>
    </>
  )
}
