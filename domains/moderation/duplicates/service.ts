import type { Lang } from '#contract/languages.ts'
import { mergedAtOnce } from '#contract/rules/moderation/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  findOwn,
  invalidateAdvert,
  likeTexts,
  lockMergeable,
  mergeInto,
  undoMerge,
  updateConversations,
  type Mergeable,
} from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { moveFavorites, moveFavoritesBack } from '../../favorites/service.ts'
import type { Staff } from '../../implement.ts'
import { moveConversations, moveConversationsBack } from '../../messaging/service.ts'
import { refuseConflict, writeAudit } from '../../staff/service.ts'
import { listLike } from '../cases/store.ts'
import { findSubject, listLines, listMerges, type DuplicateLine, type PastMerge } from './store.ts'

type ReadDeps = Pick<Deps, 'sql' | 'clock'>
type MergeDeps = Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>

interface Duplicates {
  readonly username: string
  /** Of the owner. */
  readonly language: Lang
  readonly title: string
  /** The advert itself first, then those of its owner with its text or photos; empty when it cannot be merged. */
  readonly lines: readonly (DuplicateLine & { readonly because: 'photo' | 'text' | null })[]
  readonly merges: readonly PastMerge[]
}

/** Adverts of the same person that repeat an advert, by text keys and photo hashes, and what was merged. */
export async function duplicatesOf(deps: ReadDeps, advertId: number): Promise<Duplicates> {
  const subject = await findSubject(deps.sql, advertId)
  if (!subject) throw new Refusal('advert_not_found')
  const { ownerId, username, language, title } = subject
  const advert = await findOwn(deps.sql, advertId)
  const texts = advert ? await likeTexts(deps, advert) : []
  const like = await listLike(deps.sql, advertId, { similar: [], texts }, 3 * mergedAtOnce)
  const reasons = new Map(like.map(({ id, because }) => [id, because]))
  const lines = await listLines(deps.sql, [advertId, ...reasons.keys()], {
    ...{ ownerId, now: deps.clock.now() },
  })
  return {
    ...{ username, language, title },
    lines: lines.map((line) => {
      const because = reasons.get(line.id)
      return { ...line, because: because === 'photo' || because === 'text' ? because : null }
    }),
    merges: await listMerges(deps.sql, advertId),
  }
}

interface AdvertMerge {
  readonly keptId: number
  readonly advertIds: readonly number[]
  /** Words for the owner. */
  readonly text: string
}

/** What a merge moves to the kept advert. */
interface MergeEffects {
  readonly adverts: number
  readonly views: number
  readonly favorites: number
  readonly conversations: number
  readonly promotions: number
}

/**
 * Merges duplicates into one advert of their owner, or only says what that does. The kept one stays as it is and gets
 * views, favourites, conversations and bought promotions; the others are archived, lead to it, and their owner is told
 * why. Refuses adverts of the member's own, of a colleague or of somebody whom they know, and what cannot be merged.
 */
export async function mergeDuplicates(
  deps: MergeDeps,
  staff: Staff,
  { keptId, advertIds, text }: AdvertMerge,
  isPreview: boolean,
): Promise<MergeEffects> {
  if (!isPreview && text.trim() === '') throw new Refusal('reason_required', 'text')
  const merged = await deps.sql.begin(async (sql) => {
    const mergeable = await lockMergeable(sql, keptId, advertIds)
    await refuseConflict(sql, staff, mergeable.kept.ownerId)
    const effects = await effectsOf(sql, deps, mergeable)
    if (!isPreview) await apply(sql, deps, staff, { ...mergeable, text, effects })
    return { ...mergeable, effects }
  })
  if (!isPreview) {
    for (const advert of [merged.kept, ...merged.others]) await invalidateAdvert(deps, advert)
  }
  return merged.effects
}

async function effectsOf(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  { kept: { ownerId }, others }: Mergeable,
): Promise<MergeEffects> {
  const ids = others.map(({ id }) => id)
  const lines = await listLines(sql, ids, { ownerId, now: clock.now() })
  const sum = (part: 'views' | 'favorites' | 'conversations' | 'promotions'): number =>
    lines.reduce((total, line) => total + line[part], 0)
  return {
    ...{ adverts: lines.length, views: sum('views'), favorites: sum('favorites') },
    ...{ conversations: sum('conversations'), promotions: sum('promotions') },
  }
}

async function apply(
  sql: Db,
  deps: MergeDeps,
  staff: Staff,
  merge: Mergeable & { readonly text: string; readonly effects: MergeEffects },
): Promise<void> {
  const { kept, others, text, effects } = merge
  for (const advert of others) {
    // In sequence: a transaction has one connection.
    const move = { from: advert.id, to: kept.id }
    const mergeId = await mergeInto(sql, deps, { advert, kept, staffId: staff.id, text })
    await moveFavorites(sql, { mergeId, ...move })
    await updateConversations(sql, mergeId, await moveConversations(sql, move))
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'advert.merge', subject: { kind: 'advert', id: advert.id } },
      ...{ before: { status: advert.status }, after: { kept: kept.id, ...effects }, reason: text },
    })
  }
}

/** Undoes a merge, with its line in the audit log. Refuses one that is not in force, and a case of the member's own. */
export async function undoAdvertMerge(
  deps: MergeDeps,
  staff: Staff,
  mergeId: number,
): Promise<void> {
  const { advert, keptId } = await deps.sql.begin(async (sql) => {
    const undone = await undoIn(sql, deps, { id: mergeId }, { staffId: staff.id, isAppeal: false })
    await refuseConflict(sql, staff, undone.advert.ownerId)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'advert.unmerge' },
      subject: { kind: 'advert', id: undone.advertId },
      ...{ before: { kept: undone.keptId }, after: { status: undone.status } },
    })
    return undone
  })
  await invalidateBoth(deps, advert, keptId)
}

type Undone = Awaited<ReturnType<typeof undoMerge>>

/** Within the transaction of the caller, who invalidates the pages of both adverts afterwards. */
export async function undoIn(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  key: Parameters<typeof undoMerge>[2],
  by: Parameters<typeof undoMerge>[3],
): Promise<Undone> {
  const undone = await undoMerge(sql, deps, key, by)
  const { id: mergeId, advertId, keptId, conversations } = undone
  await moveFavoritesBack(sql, { mergeId, from: advertId, to: keptId })
  await moveConversationsBack(sql, conversations, { from: keptId, to: advertId })
  return undone
}

export async function invalidateBoth(
  deps: MergeDeps,
  advert: Undone['advert'],
  keptId: number,
): Promise<void> {
  await invalidateAdvert(deps, advert)
  const kept = await findOwn(deps.sql, keptId)
  if (kept) await invalidateAdvert(deps, kept)
}
