import { urlIn } from '#contract/languages.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { advertsOfAlert } from '#contract/limits.ts'
import type { Db, Deps } from '../../deps.ts'
import { alertTexts, amountIn, sendAlert, titleIn } from '../../mailer/service.ts'
import { newsHoursOfState, queueMessages, type OutboxKind } from '../../outbox/service.ts'
import { nextMorning } from '../../lib/sending-hours.ts'
import { deleteOldCodes } from '../telegram/store.ts'
import {
  deleteOldNotifications,
  findPriceMail,
  insertPriceDropNotifications,
  markMailed,
  type PriceMail,
} from './store.ts'

/** Price drops per transaction. */
const batchSize = 50
const retentionDays = 180

/**
 * Notifies people on the site of price drops of their favourites and queues the mails for the morning. Each batch is
 * one transaction; concurrent processes do not duplicate work.
 */
export async function notifyOfPriceDrops({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  let taken = batchSize
  while (taken === batchSize) taken = await sql.begin((tx) => notifyBatch(tx, clock.now()))
}

async function notifyBatch(sql: Db, now: Date): Promise<number> {
  const { taken, mailed } = await insertPriceDropNotifications(sql, { most: batchSize, now })
  const dueAt = nextMorning(now)
  const mails = mailed.map((userId) => ({ ...mailKind, userId, dueAt }))
  await queueMessages(sql, mails, now)
  return taken
}

const mailKind = { channel: 'mail', kind: 'price-drops', newsHours: newsHoursOfState } as const

export const priceDropMails: OutboxKind = {
  ...{ channel: mailKind.channel, name: mailKind.kind },
  prepare: async (deps, [{ userId, key }]) => {
    const readAt = deps.clock.now()
    const mail = await findPriceMail(deps.sql, userId ?? 0)
    if (!mail || mail.adverts.length === 0) return null
    return {
      send: () => sendAlert(deps, mail, mailOf(deps, mail, key)),
      end: async (sql, state) => {
        if (state !== 'dead') await markMailed(sql, mail.notified, readAt)
      },
    }
  },
}

function mailOf(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { userId, language, adverts }: PriceMail,
  key: string,
) {
  const t = alertTexts[language].prices
  const to = (path: string): string => urlIn(language, path, publicUrl)
  const more = adverts.length - advertsOfAlert
  const parts = [
    t.intro,
    ...adverts.slice(0, advertsOfAlert).map((advert) => {
      const { before, now, currency } = advert
      const [was, is] = [before, now].map((price) => amountIn(language, price, currency))
      const fell = t.fell(was ?? '', is ?? '')
      return [titleIn(advert, language), fell, to(`/advert/${advert.id}`)].join('\n')
    }),
    more > 0 ? t.more(more) : '',
    `${t.all}\n${to('/my-favorites')}`,
  ]
  return {
    subject: t.subject(adverts.length),
    parts,
    stop: { kind: 'p', id: userId },
    key,
  } as const
}

export async function cleanUpNotifications({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await deleteOldNotifications(sql, new Date(now - retentionDays * dayMs))
  await deleteOldCodes(sql, new Date(now))
}
