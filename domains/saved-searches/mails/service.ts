import { urlIn } from '#contract/languages.ts'
import { advertsOfAlert } from '#contract/limits.ts'
import { advertsById } from '../../adverts/service.ts'
import {
  alertTexts,
  minutesBetweenMails,
  priceIn,
  sendAlert,
  titleIn,
} from '../../mailer/service.ts'
import type { Deps } from '../../deps.ts'
import { newestFirst } from '../../newest-first.ts'
import { putBack, takeDue, type DueMail } from './store.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens'>

/** Concurrent mails: many are due at eight in the morning, and a mail server takes time for each. */
const concurrentSenders = 4

/**
 * Sends due mails of saved searches. A certain failure is retried together with adverts found meanwhile; an unknown
 * outcome is not, so that nobody gets a mail twice.
 */
export async function mailSearches(deps: MailDeps): Promise<void> {
  // Usually nothing is due, so one query precedes the concurrent senders.
  if (!(await sendNext(deps))) return
  await Promise.all(Array.from({ length: concurrentSenders }, () => sendAll(deps)))
}

async function sendAll(deps: MailDeps): Promise<void> {
  while (await sendNext(deps)) {}
}

/** Returns whether a mail was due. */
async function sendNext(deps: MailDeps): Promise<boolean> {
  const now = deps.clock.now()
  const due = await takeDue(deps.sql, now)
  if (!due) return false
  const later = new Date(now.getTime() + minutesBetweenMails * 60_000)
  if (await didFail(deps, due)) await putBack(deps.sql, due, later)
  return true
}

/** Sends one mail. Returns whether it certainly failed. */
async function didFail(deps: MailDeps, due: DueMail): Promise<boolean> {
  const { id, name, address, username, email, language, advertIds } = due
  if (email === null || advertIds.length === 0) return false
  const t = alertTexts[language]
  const adverts = await advertsById(deps, advertIds.slice(0, advertsOfAlert))
  const more = advertIds.length - adverts.length
  const to = (path: string): string => urlIn(language, path, deps.publicUrl)
  const delivery = await sendAlert(
    deps,
    { email, username, language },
    {
      subject: t.search.subject(advertIds.length, name),
      parts: [
        t.search.intro(name),
        ...adverts.map((advert) =>
          [titleIn(advert, language), priceIn(language, advert), to(`/advert/${advert.id}`)].join(
            '\n',
          ),
        ),
        more > 0 ? t.search.more(more) : '',
        `${t.search.all}\n${to(newestFirst(address))}`,
      ],
      stop: { kind: 's', id },
    },
  )
  return delivery === 'failed'
}
