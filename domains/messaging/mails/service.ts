import { urlIn } from '#contract/languages.ts'
import { advertsOfAlert, unreadMailMinutes } from '#contract/limits.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import { alertTexts, sendAlert } from '../../mailer/service.ts'
import { withdrawMessages, type OutboxKind } from '../../outbox/service.ts'
import {
  findMessageMail,
  mailKind,
  markMailed,
  updateMessageMailsStopped,
  type MessageMail,
} from './store.ts'

/** One mail about all unread messages of a user. */
export const messageMails: OutboxKind = {
  ...{ channel: mailKind.channel, name: mailKind.kind, isQuiet: true, groups: 'all' },
  prepare: async (deps, items) => {
    const mail = await findMessageMail(
      deps.sql,
      items[0].userId ?? 0,
      items.map(({ subjectId }) => subjectId),
    )
    if (!mail?.waitingSince) return null
    // The messages that it was queued for may have been read, and others have come since.
    const dueAt = new Date(mail.waitingSince.getTime() + unreadMailMinutes * minuteMs)
    if (dueAt > deps.clock.now()) return dueAt
    const told = mail.topics.map(({ conversationId }) => conversationId)
    return {
      items: items.filter(({ subjectId }) => told.includes(subjectId)),
      send: () => sendAlert(deps, mail, { ...wordsOf(deps, mail), key: items[0].key }),
      end: async (sql, state) => {
        if (state !== 'dead') await markMailed(sql, mail.userId, told)
      },
    }
  },
}

/** It names the adverts and leaves out the texts, which may be a swindler's. */
function wordsOf(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { userId, language, topics }: MessageMail,
) {
  const t = alertTexts[language].unread
  const to = (path: string): string => urlIn(language, path, publicUrl)
  const count = topics.reduce((sum, { unread }) => sum + unread, 0)
  const more = topics.length - advertsOfAlert
  const parts = [
    t.intro(count),
    ...topics
      .slice(0, advertsOfAlert)
      .map(({ conversationId, title }) =>
        [title, to(`/my-messages/${conversationId}`)].filter(Boolean).join('\n'),
      ),
    more > 0 ? `${t.all}\n${to('/my-messages')}` : '',
  ]
  const subject = t.subject(count, topics[0]?.title ?? '')
  return { subject, parts, stop: { kind: 'm', id: userId } } as const
}

/** Unsubscribes a user from mails about messages. */
export async function stopMessageMails(sql: Db, userId: number): Promise<void> {
  await updateMessageMailsStopped(sql, userId)
  await withdrawMessages(sql, { ...mailKind, userId })
}
