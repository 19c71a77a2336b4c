import type { ReactElement } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { formatDay, formatTime } from '../../../../../lib/texts/format.ts'
import { useLang } from '../../../../../lib/texts/texts.ts'
import { moderationTexts } from '../../texts.ts'
import { Box } from './side.tsx'
import css from './case.module.css'

interface ExcerptProps {
  readonly messages: ModerationCase['messages']
  readonly now: string
}

/** A message, with its neighbours when it is reported. */
export function Excerpt({ messages, now }: ExcerptProps): ReactElement | null {
  const { work } = moderationTexts.use()
  const lang = useLang()
  if (messages.length === 0) return null
  return (
    <Box title={work.excerpt}>
      <ul className={css['excerpt']}>
        {messages.map(({ username, sentAt, text, photos, isReported }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages have no names here and never move
          <li key={at} data-marked={isReported || undefined}>
            <p className={css['muted']}>
              @{username} ·{' '}
              <time dateTime={sentAt}>
                {formatDay(lang, sentAt, now)}, {formatTime(sentAt)}
              </time>
              {isReported && (
                <>
                  {' '}
                  · <b>{work.reportedMessage}</b>
                </>
              )}
            </p>
            {text && <p className={css['description']}>{text}</p>}
            {photos > 0 && <p className={css['muted']}>{work.photosOf(photos)}</p>}
          </li>
        ))}
      </ul>
    </Box>
  )
}
