import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseLimited } from '../../accounts/service.ts'
import type { Deps } from '../../deps.ts'
import { mailWithLink, minutesBetweenMails } from '../../mailer/service.ts'
import { digestOfLink, newLink } from '../../secret-links.ts'
import { changeOwn, invalidateAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { nextStatus } from '../transitions.ts'
import {
  deleteRenewal,
  findRenewal,
  listEnding,
  listExpired,
  putBackNotice,
  takeNotice,
  upsertRenewal,
  type Ending,
} from './expiry-store.ts'
import { renew } from './service.ts'

/** Maximum number of mails per run. */
const noticesPerRun = 200

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

/** Mails owners three days before their adverts expire. */
export async function sendExpiryNotices(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const soon = new Date(now.getTime() + expiryNoticeDays * dayMs)
  for (const ending of await listEnding(deps.sql, now, soon, noticesPerRun)) {
    await sendNotice(deps, ending)
  }
}

/** Retried only when the mail was certainly not delivered, so that no owner gets it twice. */
async function sendNotice(
  deps: Deps,
  { id, email, username, language, title, lifeDays }: Ending,
): Promise<void> {
  const now = deps.clock.now()
  if (!(await takeNotice(deps.sql, id, now))) return
  const link = newLink()
  const expiresAt = new Date(now.getTime() + (expiryNoticeDays + 1) * dayMs)
  await upsertRenewal(deps.sql, { digest: digestOfLink(link), advertId: id, expiresAt })
  const to = { email, username, lang: language }
  const details = { about: title, lifeDays }
  if ((await mailWithLink(deps, 'ending', to, `/renew/${link}`, details)) !== 'failed') return
  const retryAt = new Date(now.getTime() + minutesBetweenMails * minuteMs)
  await putBackNotice(deps.sql, { id, takenAt: now, retryAt })
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
