import { dayMs } from '#contract/durations.ts'
import { draftDays, expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { sendMail } from '../../accounts/service.ts'
import type { Deps } from '../../deps.ts'
import { digestOfLink, newLink } from '../../secret-links.ts'
import { localDay } from '../../local-day.ts'
import { renew } from './service.ts'
import { likeMedian } from '../prices/service.ts'
import { moved } from '../transitions.ts'
import { announceAdvert, changeOwn, ownAdvert } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { removeFiles, removePhotosOf, sweepPhotos } from '../photos/service.ts'
import { forgetAskers } from '../reveals/store.ts'
import { judge } from '../moderation/risk.ts'
import { findCircumstances } from '../moderation/risk-store.ts'
import { isDraft } from '../rules.ts'
import {
  deleteRenewal,
  isUntouched,
  listEnding,
  listExpired,
  listUntouched,
  listWaiting,
  markNoticed,
  upsertRenewal,
  type Ending,
} from './cleanup-store.ts'
import { forgetViewers } from '../views/store.ts'

/** As many mails as one round sends. */
const noticesAtOnce = 200

/**
 * What time does to adverts: those whose days are over go to the archive, owners hear three days before, edited
 * ones that the rules hold nothing against come out of the queue, drafts left for long go, cut-off uploads are swept,
 * and where views came from and who asked for numbers is forgotten. Harmless when run twice, or by two processes at once.
 */
export async function tidyAdverts(deps: Deps): Promise<void> {
  await lookAtQueue(deps)
  const now = deps.clock.now()
  for (const { id, ownerId } of await listExpired(deps.sql, now)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another: nobody waits for it
    await expire(deps, ownerId, id)
  }
  const soon = new Date(now.getTime() + expiryNoticeDays * dayMs)
  for (const ending of await listEnding(deps.sql, now, soon, noticesAtOnce)) {
    // oxlint-disable-next-line no-await-in-loop
    await tellOfEnd(deps, ending)
  }
  const untouchedSince = new Date(now.getTime() - draftDays * dayMs)
  for (const { id, ownerId } of await listUntouched(deps.sql, untouchedSince)) {
    // oxlint-disable-next-line no-await-in-loop
    await cleanDraft(deps, ownerId, id, untouchedSince)
  }
  await sweepPhotos(deps)
  await forgetViewers(deps.sql, localDay(now))
  await forgetAskers(deps.sql, localDay(now))
}

/** Removes a draft with its photos, unless it was touched meanwhile. */
async function cleanDraft(deps: Deps, ownerId: number, id: number, since: Date): Promise<void> {
  const gone = await changeOwn(deps, ownerId, id, async (sql, draft) => {
    if (!isDraft(draft.status) || !(await isUntouched(sql, id, since))) return []
    await updateStatus(sql, id, {
      status: moved(draft.status, 'delete'),
      deletedAt: deps.clock.now(),
    })
    return removePhotosOf(sql, deps, draft)
  }).catch(goneAlready)
  await removeFiles(deps, gone)
}

/** Another process, or the owner, was quicker. */
function goneAlready(error: unknown): [] {
  if (error instanceof Refusal) return []
  throw error
}

async function expire(deps: Deps, ownerId: number, id: number): Promise<void> {
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    const now = deps.clock.now()
    if (found.status !== 'active' || !found.expiresAt || found.expiresAt > now) return null
    await updateStatus(sql, id, { status: moved(found.status, 'archive'), archivedAt: now })
    return found
  })
  if (advert) await announceAdvert(deps, advert)
}

/** Said once, whether or not the mail arrives: nobody is told twice. */
async function tellOfEnd(
  deps: Deps,
  { id, email, username, language, title, lifeDays }: Ending,
): Promise<void> {
  const now = deps.clock.now()
  if (!(await markNoticed(deps.sql, id, now))) return
  const link = newLink()
  const expiresAt = new Date(now.getTime() + (expiryNoticeDays + 1) * dayMs)
  await upsertRenewal(deps.sql, { digest: digestOfLink(link), advertId: id, expiresAt })
  await sendMail(deps, 'ending', { email, username, lang: language }, `/renew/${link}`, {
    about: title,
    lifeDays,
  })
}

/** Renews by the link of the notice: one tap, no login. Gives the advert and its new end. Refuses a spent link. */
export async function renewByLink(
  deps: Deps,
  link: string,
): Promise<{ id: number; expiresAt: Date }> {
  const found = await deleteRenewal(deps.sql, digestOfLink(link), deps.clock.now())
  if (!found) throw new Refusal('link_spent', 'link')
  const expiresAt = await changeOwn(deps, found.ownerId, found.id, (sql, advert) =>
    renew(sql, deps, advert),
  )
  return { id: found.id, expiresAt }
}

/**
 * The queue's own eyes: an edited advert against which the fixed rules hold nothing goes on at once; the others
 * get their reasons and wait for a moderator.
 */
async function lookAtQueue(deps: Deps): Promise<void> {
  for (const { id, ownerId } of await listWaiting(deps.sql, 500)) {
    // oxlint-disable-next-line no-await-in-loop
    await lookAt(deps, ownerId, id)
  }
}

async function lookAt(deps: Deps, ownerId: number, id: number): Promise<void> {
  const median = await likeMedian(deps, await ownAdvert(deps, { id: ownerId }, id))
  const advert = await changeOwn(deps, ownerId, id, async (sql, found) => {
    if (found.status !== 'review' || found.reasons.length > 0) return null
    const circumstances = await findCircumstances(sql, found, deps.clock.now(), median)
    const { needsLook, reasons } = judge(found, circumstances)
    await updateStatus(sql, id, {
      reasons,
      status: needsLook ? found.status : moved(found.status, 'approve'),
      ...(!needsLook && { isEdited: false, reviewSince: null }),
    })
    return found
  })
  if (advert) await announceAdvert(deps, advert)
}
