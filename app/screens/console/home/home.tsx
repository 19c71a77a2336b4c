import type { ReactElement } from 'react'
import { consoleCalls } from '#contract/staff/console.ts'
import { numberCalls } from '#contract/staff/numbers.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { moderationTexts } from '../moderation/texts.ts'
import { consoleTexts, numbersTexts } from '../texts.ts'
import css from './home.module.css'
import { ClaimList } from './claim-list.tsx'
import { WeekTable } from './week-table.tsx'
import { WorkTable } from './work-table.tsx'

export const texts = [consoleTexts, numbersTexts, moderationTexts]

export const head: Head = ({ lang }) => consoleTexts.of(lang).head

export const loader = staffLoader(async ({ call }) => {
  const [{ roles }, overview] = await Promise.all([
    call(consoleCalls.getConsole, {}),
    call(numberCalls.getOverview, {}),
  ])
  return { ...overview, roles, now: new Date().toISOString() }
})

/** First screen of the console: what waits, what the member works on, and the week, by their rights. */
export function Component(): ReactElement {
  const { roles, work, claims, week, now } = useStaffLoaded<typeof loader>()
  const t = consoleTexts.use()
  const { overview } = numbersTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.home.title}</h1>
      <p className={list['about']}>
        {t.home.rolesLabel}: {roles.map((role) => t.roles[role]).join(', ')}
      </p>
      <div className={css['columns']}>
        <div className={css['column']}>
          {work.length > 0 ? <WorkTable work={work} now={now} /> : <p>{overview.none}</p>}
          {work.length > 0 && <ClaimList claims={claims} now={now} />}
        </div>
        <WeekTable week={week} />
      </div>
    </>
  )
}
