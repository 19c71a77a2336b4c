import { noticesOfMail } from '#contract/limits.ts'
import { urlIn } from '#contract/languages.ts'
import type { Delivery, Deps } from '../../deps.ts'
import { sendAlert } from '../../mailer/service.ts'
import { isNight } from '../../sending-hours.ts'
import { channelTexts } from '../texts.ts'
import { contentsOf, type Content } from './contents.ts'
import { leaseFrom, stateOf, tryAgain } from './sending.ts'
import { claimDueMails, updateEnded, type Claimed } from './store.ts'

/** So many users in a row without a mail mean that the mail server is away. */
const failuresOfServer = 3

type MailDeps = Pick<Deps, 'sql' | 'clock' | 'messenger' | 'publicUrl' | 'tokens'>

/**
 * Sends due mails, not at night: all that is due to a user as one. What was read meanwhile is left out. Stops while
 * the mail server is away. An error in one mail is reported when the others were sent.
 */
export async function mailNotifications(deps: MailDeps): Promise<void> {
  const errors: unknown[] = []
  await mailUsers(deps, errors)
  if (errors.length > 0) throw errors[0]
}

async function mailUsers(deps: MailDeps, errors: unknown[]): Promise<void> {
  for (let failures = 0; failures < failuresOfServer;) {
    const now = deps.clock.now()
    if (isNight(now)) return
    const claimed = await claimDueMails(deps.sql, { now, leaseUntil: leaseFrom(now) })
    const [first] = claimed
    if (!first) return
    const outcome = await mailOne(deps, first, claimed).catch(async (error: unknown) => {
      errors.push(error)
      for (const one of claimed) await tryAgain(deps, one)
      return 'failed' as const
    })
    failures = outcome === 'failed' ? failures + 1 : 0
  }
}

type MailOutcome = Delivery | 'refused'

async function mailOne(
  deps: MailDeps,
  recipient: Claimed,
  claimed: readonly Claimed[],
): Promise<MailOutcome | 'skipped'> {
  const contents = await contentsOf(deps.sql, claimed, deps.clock.now())
  const told = claimed.filter(({ id }) => contents.has(id))
  const skipped = claimed.filter(({ id }) => !contents.has(id))
  await updateEnded(deps.sql, idsOf(skipped), 'skipped')
  const { email } = recipient
  if (told.length === 0 || email === null) {
    await updateEnded(deps.sql, idsOf(told), 'skipped')
    return 'skipped'
  }
  const shown = told.flatMap(({ id }) => contents.get(id) ?? [])
  const stop = shown.every(({ group }) => group === 'adverts') ? 'a' : 'n'
  const outcome = await send(deps, { ...recipient, email }, shown, stop)
  if (outcome === 'failed') for (const one of told) await tryAgain(deps, one)
  else await updateEnded(deps.sql, idsOf(told), stateOf(outcome))
  return outcome
}

function idsOf(claimed: readonly Claimed[]): number[] {
  return claimed.map(({ id }) => id)
}

async function send(
  deps: MailDeps,
  { userId, username, email, language }: Claimed & { readonly email: string },
  contents: readonly Content[],
  stop: 'a' | 'n',
): Promise<MailOutcome> {
  const t = channelTexts[language].mail
  const to = (path: string): string => urlIn(language, path, deps.publicUrl)
  const [only] = contents
  const isOne = contents.length === 1 && only !== undefined
  return sendAlert(
    deps,
    { email, username, language },
    {
      subject: isOne ? only.title : t.subject(contents.length),
      parts: [
        ...contents.slice(0, noticesOfMail).map(({ title, path }) => `${title}\n${to(path)}`),
        isOne ? '' : `${t.all}\n${to('/my-notifications')}`,
        `${t.settings}\n${to('/my-notifications/settings')}`,
      ],
      stop: { kind: stop, id: userId },
    },
  )
}
