import { urlIn } from '#contract/languages.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { advertsOfAlert } from '#contract/limits.ts'
import {
  alertTexts,
  amountIn,
  minutesBetweenMails,
  sendAlert,
  titleIn,
} from '../../mailer/service.ts'
import type { Deps } from '../../deps.ts'
import { nextMorning } from '../../sending-hours.ts'
import { deleteOldCodes } from '../telegram/store.ts'
import {
  deleteOldNotifications,
  insertPriceDropNotifications,
  putBackPriceMail,
  takeDuePriceMail,
  type DuePriceMail,
} from './store.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens'>

/** Price drops per transaction. */
const batchSize = 50
const retentionDays = 180

/**
 * Notifies people on the site of price drops of their favourites and schedules the mails for the morning. Each batch is
 * one transaction; concurrent processes do not duplicate work.
 */
export async function notifyOfPriceDrops({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  let taken = batchSize
  while (taken === batchSize) {
    const now = clock.now()
    taken = await insertPriceDropNotifications(sql, {
      most: batchSize,
      now,
      mailAt: nextMorning(now),
    })
  }
}

/** Sends due mails of price drops; certain failures are retried. */
export async function mailPriceDrops(deps: MailDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const due = await takeDuePriceMail(deps.sql, now)
    if (!due) return
    const isBack = await didFail(deps, due)
    const later = new Date(now.getTime() + minutesBetweenMails * 60_000)
    if (isBack) await putBackPriceMail(deps.sql, due, later)
  }
}

/** Sends one mail. Returns whether it certainly failed. */
async function didFail(deps: MailDeps, due: DuePriceMail): Promise<boolean> {
  const { userId, username, email, language, adverts } = due
  if (email === null || adverts.length === 0) return false
  const t = alertTexts[language].prices
  const to = (path: string): string => urlIn(language, path, deps.publicUrl)
  const more = adverts.length - advertsOfAlert
  const delivery = await sendAlert(
    deps,
    { email, username, language },
    {
      subject: t.subject(adverts.length),
      parts: [
        t.intro,
        ...adverts.slice(0, advertsOfAlert).map((advert) => {
          const { before, now, currency } = advert
          const [was, is] = [before, now].map((price) => amountIn(language, price, currency))
          return [
            titleIn(advert, language),
            t.fell(was ?? '', is ?? ''),
            to(`/advert/${advert.id}`),
          ].join('\n')
        }),
        more > 0 ? t.more(more) : '',
        `${t.all}\n${to('/my-favorites')}`,
      ],
      stop: { kind: 'p', id: userId },
    },
  )
  return delivery === 'failed'
}

export async function cleanUpNotifications({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await deleteOldNotifications(sql, new Date(now - retentionDays * dayMs))
  await deleteOldCodes(sql, new Date(now))
}
