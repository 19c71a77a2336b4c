import type { ReactElement } from 'react'
import { ageText, hoursText, isLate } from './age.ts'
import css from './moderation.module.css'
import { moderationTexts } from './texts.ts'

interface WaitingTimeProps {
  readonly since: string
  readonly promiseHours: number
  readonly now: string
}

/** How long something has waited: in red once that is longer than was promised, which a pointer is told. */
export function WaitingTime({ since, promiseHours, now }: WaitingTimeProps): ReactElement {
  const t = moderationTexts.use()
  return (
    <time
      className={css[isLate(since, promiseHours, now) ? 'late' : 'age']}
      dateTime={since}
      title={t.promise(hoursText(t, promiseHours))}
    >
      {ageText(t, since, now)}
    </time>
  )
}
