import { urlIn } from '#contract/languages.ts'
import { advertsOfAlert } from '#contract/limits.ts'
import type { Db, Deps } from '../../deps.ts'
import { alertTexts, minutesBetweenMails, sendAlert } from '../../mailer/service.ts'
import { isNight } from '../../sending-hours.ts'
import {
  putBackMail,
  takeDueMail,
  updateMessageMailsStopped,
  type DueMessageMail,
} from './store.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens'>

/** Sends due mails about unread messages, not at night; certain failures are retried. */
export async function mailUnread(deps: MailDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    if (isNight(now)) return
    const due = await takeDueMail(deps.sql, now)
    if (!due) return
    const later = new Date(now.getTime() + minutesBetweenMails * 60_000)
    if (await didFail(deps, due)) await putBackMail(deps.sql, due, later)
  }
}

/** Sends one mail. It names the adverts and leaves out the texts, which may be a swindler's. */
async function didFail(deps: MailDeps, due: DueMessageMail): Promise<boolean> {
  const { userId, username, email, language, topics } = due
  const [newest] = topics
  if (email === null || !newest) return false
  const t = alertTexts[language].unread
  const to = (path: string): string => urlIn(language, path, deps.publicUrl)
  const count = topics.reduce((sum, { unread }) => sum + unread, 0)
  const more = topics.length - advertsOfAlert
  const delivery = await sendAlert(
    deps,
    { email, username, language },
    {
      subject: t.subject(count, newest.title),
      parts: [
        t.intro(count),
        ...topics
          .slice(0, advertsOfAlert)
          .map(({ conversationId, title }) =>
            [title, to(`/my-messages/${conversationId}`)].filter(Boolean).join('\n'),
          ),
        more > 0 ? `${t.all}\n${to('/my-messages')}` : '',
      ],
      stop: { kind: 'm', id: userId },
    },
  )
  return delivery === 'failed'
}

/** Unsubscribes a user from mails about messages. */
export async function stopMessageMails(sql: Db, userId: number): Promise<void> {
  await updateMessageMailsStopped(sql, userId)
}
