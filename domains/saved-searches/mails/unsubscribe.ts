import { Refusal } from '#contract/refusals.ts'
import { limit } from '../../limits/service.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { stopMessageMails } from '../../messaging/service.ts'
import { stopNotificationMails, stopPriceMails } from '../../notifications/service.ts'
import { readStopLink } from '../../mailer/service.ts'
import { updateStopped } from '../store.ts'
import { requeueSearchMail } from './queue.ts'

/** Allows for many people behind one address of a mobile operator. */
const stopsOfAddress = { most: 300, window: 15 * 60_000 } as const

export interface Stopped {
  readonly kind: 'search' | 'prices' | 'messages' | 'adverts' | 'notifications'
  /** Name of the saved search; empty for other kinds, and for a deleted search. */
  readonly name: string
}

/** Unsubscribes by the link of a mail; idempotent. Refuses an invalid link. */
export async function stopAlerts(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  visitor: Pick<Visitor, 'address'>,
  text: string,
): Promise<Stopped> {
  await limit(deps, `stop:${visitor.address}`, stopsOfAddress)
  const link = readStopLink(deps.tokens, text)
  if (!link) throw new Refusal('link_spent', 'link')
  if (link.kind === 'p') {
    await stopPriceMails(deps, link.id)
    return { kind: 'prices', name: '' }
  }
  if (link.kind === 'm') {
    await deps.sql.begin((sql) => stopMessageMails(sql, link.id))
    return { kind: 'messages', name: '' }
  }
  if (link.kind === 'a') {
    await stopNotificationMails(deps, link.id, 'adverts')
    return { kind: 'adverts', name: '' }
  }
  if (link.kind === 'n') {
    await stopNotificationMails(deps, link.id, 'all')
    return { kind: 'notifications', name: '' }
  }
  const name = await deps.sql.begin(async (sql) => {
    const stopped = await updateStopped(sql, link.id)
    if (!stopped) return null
    const { userId } = stopped
    const mailed = { id: link.id, userId, frequency: 'never', sentAt: null } as const
    await requeueSearchMail(sql, mailed, deps.clock.now())
    return stopped.name
  })
  return { kind: 'search', name: name ?? '' }
}
