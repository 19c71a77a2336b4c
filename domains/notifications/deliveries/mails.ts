import { noticesOfMail } from '#contract/limits.ts'
import { urlIn } from '#contract/languages.ts'
import { sendAlert } from '../../mailer/service.ts'
import type { OutboxKind } from '../../outbox/service.ts'
import { channelTexts } from '../texts.ts'
import { contentsOf } from './contents.ts'
import { findRecipient } from './store.ts'

/** All that is due to a user as one mail; what was read meanwhile is left out. */
export const notificationMails: OutboxKind = {
  ...{ channel: 'mail', name: 'notification', isQuiet: true, groups: 'due' },
  prepare: async (deps, items) => {
    const recipient = await findRecipient(deps.sql, items[0].userId ?? 0)
    if (!recipient || recipient.email === null) return null
    const { userId, fullName, email, language } = recipient
    const contents = await contentsOf(deps.sql, items, recipient)
    const told = items.filter(({ id }) => contents.has(id))
    const shown = told.flatMap(({ id }) => contents.get(id) ?? [])
    const [only] = shown
    if (!only) return null
    const t = channelTexts[language].mail
    const to = (path: string): string => urlIn(language, path, deps.publicUrl)
    const isOne = shown.length === 1
    const isOfAdverts = shown.every(({ group }) => group === 'adverts')
    const mail = {
      subject: isOne ? only.title : t.subject(shown.length),
      parts: [
        ...shown.slice(0, noticesOfMail).map(({ title, path }) => `${title}\n${to(path)}`),
        isOne ? '' : `${t.all}\n${to('/my-notifications')}`,
        `${t.settings}\n${to('/my-notifications/settings')}`,
      ],
      stop: { kind: isOfAdverts ? 'a' : 'n', id: userId },
      key: items[0].key,
    } as const
    return { items: told, send: () => sendAlert(deps, { email, fullName, language }, mail) }
  },
}
