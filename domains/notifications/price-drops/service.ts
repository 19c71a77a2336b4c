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
import {
  deleteOldNotifications,
  insertFalls,
  putBackPriceMail,
  takeDuePriceMail,
  type DuePriceMail,
} from './store.ts'

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens'>

/** As many falls are told of in one transaction. */
const atOnce = 50
const keptDays = 180

/**
 * Tells people on the site that favourites of theirs became cheaper; the mail is left to fall due in the morning.
 * All of a batch or nothing is done, and nothing twice, however many processes do it at once.
 */
export async function tellOfPriceDrops({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  let taken = atOnce
  while (taken === atOnce) {
    const now = clock.now()
    // One batch after another.
    taken = await insertFalls(sql, { most: atOnce, now, mailAt: nextMorning(now) })
  }
}

/** Sends the mails of fallen prices that are due; one that surely did not go is tried again. */
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

/** Sends one. Gives whether it surely did not go. */
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

export async function tidyNotifications({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteOldNotifications(sql, new Date(clock.now().getTime() - keptDays * dayMs))
}
