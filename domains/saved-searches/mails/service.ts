import { urlIn } from '#contract/languages.ts'
import { advertsOfAlert } from '#contract/limits.ts'
import { advertsById } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { alertTexts, priceIn, sendAlert, titleIn } from '../../mailer/service.ts'
import { newestFirst } from '../../lib/newest-first.ts'
import type { OutboxKind, Outgoing } from '../../outbox/service.ts'
import { mailDueAt } from '../rules.ts'
import { findSearchMail, markHitsMailed, updateSent, type SearchMail } from './store.ts'

/** Mails of saved searches. One that is tried again has what was found meanwhile too. */
export const searchMails: OutboxKind = {
  ...{ channel: 'mail', name: 'saved-search' },
  prepare: async (deps, [{ subjectId: id, key }]) => {
    const mail = await findSearchMail(deps.sql, id)
    if (!mail) return null
    const { email, hits, frequency, sentAt } = mail
    if (email === null || mail.advertIds.length === 0) {
      await markHitsMailed(deps.sql, id, hits)
      return null
    }
    const now = deps.clock.now()
    const dueAt = frequency === 'now' ? mailDueAt(frequency, now, sentAt) : now
    return dueAt && dueAt > now ? dueAt : outgoing(deps, { ...mail, email }, key)
  },
}

function outgoing(
  deps: Deps,
  mail: SearchMail & { readonly email: string },
  key: string,
): Outgoing {
  return {
    send: async () => sendAlert(deps, mail, { ...(await wordsOf(deps, mail)), key }),
    end: async (sql, state) => {
      if (state === 'dead') return
      await markHitsMailed(sql, mail.id, mail.hits)
      await updateSent(sql, mail.id, deps.clock.now())
    },
  }
}

async function wordsOf(deps: Deps, { id, name, address, language, advertIds }: SearchMail) {
  const t = alertTexts[language]
  const adverts = await advertsById(deps, advertIds.slice(0, advertsOfAlert))
  const more = advertIds.length - adverts.length
  const to = (path: string): string => urlIn(language, path, deps.publicUrl)
  const parts = [
    t.search.intro(name),
    ...adverts.map((advert) =>
      [titleIn(advert, language), priceIn(language, advert), to(`/advert/${advert.id}`)].join('\n'),
    ),
    more > 0 ? t.search.more(more) : '',
    `${t.search.all}\n${to(newestFirst(address))}`,
  ]
  const subject = t.search.subject(advertIds.length, name)
  return { subject, parts, stop: { kind: 's', id } } as const
}
