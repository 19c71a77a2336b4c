import { dayMs } from '#contract/rules/durations.ts'
import { expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { linkMail } from '../../mailer/service.ts'
import { queueMessages, type OutboxKind } from '../../outbox/service.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import { changeOwn, invalidateAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { nextStatus } from '../transitions.ts'
import {
  deleteRenewal,
  findEnding,
  findRenewal,
  listExpired,
  takeEnding,
  upsertRenewal,
} from './expiry-store.ts'
import { renew } from './service.ts'

/** Notices per transaction. */
const noticesPerBatch = 200

/** Archives active adverts past their expiry. */
export async function archiveExpired(deps: Deps): Promise<void> {
  for (const { id, ownerId } of await listExpired(deps.sql, deps.clock.now())) {
    await archiveOne(deps, ownerId, id)
  }
}

async function archiveOne(deps: Deps, ownerId: number, id: number): Promise<void> {
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    const now = deps.clock.now()
    if (found.status !== 'active' || !found.expiresAt || found.expiresAt > now) return null
    await updateStatus(sql, id, { status: nextStatus(found.status, 'archive'), archivedAt: now })
    return found
  })
  if (advert) await invalidateAdvert(deps, advert)
}

/** Queues mails to owners three days before their adverts expire. */
export async function queueExpiryNotices({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  let taken = noticesPerBatch
  while (taken === noticesPerBatch) taken = await sql.begin((tx) => queueBatch(tx, clock.now()))
}

const mailKind = { channel: 'mail', kind: 'expiry-notice' } as const

async function queueBatch(sql: Db, now: Date): Promise<number> {
  const ending = await takeEnding(sql, { now, soon: soonFrom(now), most: noticesPerBatch })
  const notices = ending.map(({ id, ownerId }) => ({
    ...{ ...mailKind, userId: ownerId, subjectId: id, dueAt: now },
  }))
  await queueMessages(sql, notices, now)
  return ending.length
}

function soonFrom(now: Date): Date {
  return new Date(now.getTime() + expiryNoticeDays * dayMs)
}

/** Each attempt has a new link, since none is stored. */
export const expiryNotices: OutboxKind = {
  ...{ channel: mailKind.channel, name: mailKind.kind },
  prepare: async (deps, [{ subjectId: advertId, key }]) => {
    const now = deps.clock.now()
    const ending = await findEnding(deps.sql, advertId, { now, soon: soonFrom(now) })
    if (!ending) return null
    const { email, fullName, language: lang, title: about, lifeDays } = ending
    const link = newLink()
    const expiresAt = new Date(now.getTime() + (expiryNoticeDays + 1) * dayMs)
    await upsertRenewal(deps.sql, { digest: digestOfLink(link), advertId, expiresAt })
    const path = `/renew/${link}`
    const mail = await linkMail(
      deps,
      'ending',
      { email, fullName, lang },
      { path, about, lifeDays, key },
    )
    return { send: () => deps.messenger.mail(mail) }
  },
}

/**
 * Renews an advert by the link of its notice, without a login. Returns the advert and its new expiry. Refuses a
 * used or unknown link; what is refused spends no link.
 */
export async function renewByLink(
  deps: Deps,
  link: string,
): Promise<{ id: number; expiresAt: Date }> {
  const digest = digestOfLink(link)
  const found = await findRenewal(deps.sql, digest, deps.clock.now())
  if (!found) throw new Refusal('link_spent', 'link')
  await refuseLimited(deps, found.ownerId, 'posting')
  const expiresAt = await changeOwn(deps, found.ownerId, found.id, async (sql, advert) => {
    if (!(await deleteRenewal(sql, digest))) throw new Refusal('link_spent', 'link')
    return renew(sql, deps, advert)
  })
  return { id: found.id, expiresAt }
}
