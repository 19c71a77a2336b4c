import { dayMs } from '#contract/rules/durations.ts'
import { expiryNoticeDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  archiveAdverts,
  deleteAdverts,
  draftFilled,
  editAdvert,
  postFilled,
  publishAdvert,
  renewAdverts,
  restoreAdvert,
  saveDraft,
} from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { prepareLine, type PreparedLine, type PrepareParts } from '../mapping/service.ts'
import type { Importer } from '../sources/service.ts'
import { deleteItem, insertItem, updateItem, updateItemRemoved } from './items-store.ts'
import { bringPhotos, needsPhotos } from './photos.ts'
import {
  listItems,
  updateDone,
  updateNeedsPhotos,
  type LineEnd,
  type StoredItem,
  type WaitingLine,
} from './store.ts'

export interface ApplyContext {
  readonly deps: Deps
  readonly runId: number
  readonly importer: Importer
  readonly parts: PrepareParts
  /** Adverts that the company may have besides those it has. */
  readonly room: { left: number }
  /** `lines`: leaves lines that need photos to the slower lane. */
  readonly lane: 'lines' | 'photos'
}

interface LineWork extends ApplyContext {
  readonly line: WaitingLine
  readonly prepared: PreparedLine
}

/** Refusals that are of the account, not of a line. */
export const accountCodes: readonly string[] = ['phone_needed', 'posting_limited', 'company_only']
/** Refusals that pass. */
const laterCodes: readonly string[] = ['unavailable', 'too_many_requests']

/**
 * Does what a line asks for, in the use cases of everybody; what becomes of it is written in the same transaction, so
 * that it happens once however often it is begun.
 */
export async function applyLine(context: ApplyContext, line: WaitingLine): Promise<void> {
  try {
    if (line.verdict === 'removed') await removeAdvert(context, line)
    else await bringAdvert(context, line)
  } catch (error) {
    // Another process was faster; the line is looked at again unless it is done.
    if (error instanceof Refusal && error.code === 'import_not_ready') return
    const isOfLine =
      error instanceof Refusal &&
      !accountCodes.includes(error.code) &&
      !laterCodes.includes(error.code)
    if (!isOfLine) throw error
    const { code: reason, field = null } = error
    await finish(context.deps.sql, context, line, { verdict: 'refused', reason, field })
  }
}

async function bringAdvert(context: ApplyContext, line: WaitingLine): Promise<void> {
  const { deps, importer, parts } = context
  const prepared = prepareLine(parts, line.fields)
  const work = { ...context, line, prepared }
  const item = await itemOf(context, prepared.ownId)
  if (needsPhotos(item?.photos ?? [], prepared.photos) && context.lane === 'lines') {
    const isSame = item?.digest === prepared.digest
    if (!isSame) return updateNeedsPhotos(deps.sql, context.runId, line.number)
  }
  if (item === null) return postNew(work)
  if (item.status === 'draft') return publishBegun(work, item)
  if (item.removedAt !== null && item.status === 'archived')
    await restoreAdvert(deps, importer, item.advertId)
  if (item.digest === prepared.digest) return keepShown(work, item)
  return changeAdvert(work, item)
}

/** Null for none, and for one that its owner has deleted on the site. */
async function itemOf({ deps, importer }: ApplyContext, ownId: string): Promise<StoredItem | null> {
  const [item] = await listItems(deps.sql, importer.id, [ownId])
  if (item?.status !== 'deleted') return item ?? null
  await deleteItem(deps.sql, { userId: importer.id, ownId })
  return null
}

function keyOf({ importer, prepared }: LineWork) {
  return { userId: importer.id, ownId: prepared.ownId }
}

async function postNew(work: LineWork): Promise<void> {
  const { deps, importer, prepared, room } = work
  const key = keyOf(work)
  if (room.left <= 0) throw new Refusal('program_adverts_full')
  room.left -= 1
  if (prepared.photos.length === 0) {
    const { digest, notes } = prepared
    await postFilled(deps, importer, prepared.typed, async (sql, advertId) => {
      await addItem(sql, key, { advertId, digest })
      await finish(sql, work, work.line, { verdict: 'new', notes, advertId })
    })
    return
  }
  // Photos belong to what the rules look at, so the advert is a draft until it has them.
  await draftFilled(deps, importer, prepared.typed, (sql, advertId) =>
    addItem(sql, key, { advertId, digest: '' }),
  )
  const item = await itemOf(work, prepared.ownId)
  if (item) await publishWithPhotos(work, item)
}

/** A draft of this line that a run before has begun. */
async function publishBegun(work: LineWork, item: StoredItem): Promise<void> {
  await saveDraft(work.deps, work.importer, item.advertId, work.prepared.typed)
  await publishWithPhotos(work, item)
}

async function publishWithPhotos(work: LineWork, item: StoredItem): Promise<void> {
  const { deps, importer } = work
  const { advertId } = item
  const { notes, digest } = await photosOf(work, item)
  await publishAdvert(deps, importer, advertId, async (sql) => {
    await updateItem(sql, keyOf(work), digest)
    await finish(sql, work, work.line, { verdict: 'new', notes, advertId })
  })
}

async function changeAdvert(work: LineWork, item: StoredItem): Promise<void> {
  const { deps, importer, prepared } = work
  const { advertId } = item
  const { notes, digest } = await photosOf(work, item)
  await editAdvert(deps, importer, advertId, prepared.typed, async (sql) => {
    await updateItem(sql, keyOf(work), digest)
    await finish(sql, work, work.line, { verdict: 'changed', notes, advertId })
  })
}

/** An advert that is in the file does not expire. */
async function keepShown(work: LineWork, item: StoredItem): Promise<void> {
  const { deps, importer, prepared } = work
  const { advertId, expiresAt, status } = item
  const soon = deps.clock.now().getTime() + (expiryNoticeDays + 1) * dayMs
  const isEnding = status === 'active' && expiresAt !== null && expiresAt.getTime() < soon
  if (isEnding) await renewAdverts(deps, importer, [advertId])
  const verdict = item.removedAt === null ? 'unchanged' : 'changed'
  await deps.sql.begin(async (sql) => {
    await updateItem(sql, keyOf(work), prepared.digest)
    await finish(sql, work, work.line, { verdict, notes: prepared.notes, advertId })
  })
}

/** A line whose photos may be had later gets another digest, so that the next run does not find it unchanged. */
async function photosOf(work: LineWork, { advertId, photos }: StoredItem) {
  const { deps, prepared } = work
  const { photos: wanted, digest, notes } = prepared
  if (photos.length === 0 && wanted.length === 0) return { notes, digest }
  const brought = await bringPhotos(deps, { key: keyOf(work), advertId, photos, wanted })
  return {
    notes: [...notes, ...brought.notes],
    digest: brought.isWhole ? digest : `photos:${digest}`,
  }
}

/** Archived; what nobody has seen yet is deleted, and what a moderator has refused stays as it is. */
async function removeAdvert(context: ApplyContext, line: WaitingLine): Promise<void> {
  const { deps, importer } = context
  const ownId = line.ownId ?? ''
  const item = await itemOf(context, ownId)
  if (item?.status === 'active') await archiveAdverts(deps, importer, [item.advertId])
  if (item?.status === 'review' || item?.status === 'draft')
    await deleteAdverts(deps, importer, [item.advertId])
  const now = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    await updateItemRemoved(sql, { userId: importer.id, ownId }, now)
    await finish(sql, context, line, { verdict: 'removed', advertId: item?.advertId ?? null })
  })
}

async function addItem(
  sql: Db,
  key: { readonly userId: number; readonly ownId: string },
  written: { readonly advertId: number; readonly digest: string },
): Promise<void> {
  if (!(await insertItem(sql, key, written))) throw new Refusal('import_not_ready')
}

/** Refuses a line that has ended already, so that its transaction is undone. */
async function finish(
  sql: Db,
  { deps, runId }: ApplyContext,
  { number }: WaitingLine,
  end: LineEnd,
): Promise<void> {
  const isDone = await updateDone(sql, { runId, number }, end, deps.clock.now())
  if (!isDone) throw new Refusal('import_not_ready')
}
