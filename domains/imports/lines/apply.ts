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
import {
  deleteItem,
  insertItems,
  updateItem,
  updateItemRemoved,
  type NewItem,
} from './items-store.ts'
import { bringPhotos, needsPhotos } from './photos.ts'
import { toldProblem } from './problems.ts'
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

export interface PreparedWork {
  readonly line: WaitingLine
  readonly prepared: PreparedLine
}

interface LineWork extends ApplyContext, PreparedWork {}

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
    const problems = [toldProblem(context.parts.mapping, line.fields, error)]
    await finish(context.deps.sql, context, [{ number: line.number, verdict: 'refused', problems }])
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
  if (room.left <= 0) throw new Refusal('program_adverts_full')
  room.left -= 1
  if (prepared.photos.length === 0) return postLines(work, [work])
  // Photos belong to what the rules look at, so the advert is a draft until it has them.
  await draftFilled(deps, importer, prepared.typed, async (sql, [draft]) =>
    addItems(sql, importer.id, [{ ...prepared, digest: '', advertId: draft?.id ?? 0 }]),
  )
  const item = await itemOf(work, prepared.ownId)
  if (item) await publishWithPhotos(work, item)
}

/** Posts the adverts of lines without photos together. Refuses all of them for one that is refused. */
export async function postLines(
  context: ApplyContext,
  works: readonly PreparedWork[],
): Promise<void> {
  const typed = works.map(({ prepared }) => prepared.typed)
  await postFilled(context.deps, context.importer, typed, async (sql, adverts) => {
    const posted = works.map((work, at) => ({ ...work, advertId: adverts[at]?.id ?? 0 }))
    const items = posted.map(({ prepared, advertId }) => ({ ...prepared, advertId }))
    await addItems(sql, context.importer.id, items)
    const ends = posted.map(({ line: { number }, prepared: { notes }, advertId }) => ({
      ...{ number, verdict: 'new' as const, notes, advertId },
    }))
    await finish(sql, context, ends)
  })
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
    await finish(sql, work, [{ number: work.line.number, verdict: 'new', notes, advertId }])
  })
}

async function changeAdvert(work: LineWork, item: StoredItem): Promise<void> {
  const { deps, importer, prepared } = work
  const { advertId } = item
  const { notes, digest } = await photosOf(work, item)
  await editAdvert(deps, importer, advertId, prepared.typed, async (sql) => {
    await updateItem(sql, keyOf(work), digest)
    await finish(sql, work, [{ number: work.line.number, verdict: 'changed', notes, advertId }])
  })
}

/** An advert that is in the file does not expire. */
async function keepShown(work: LineWork, item: StoredItem): Promise<void> {
  const { deps, importer, prepared } = work
  if (isEnding(deps, item)) await renewAdverts(deps, importer, [item.advertId])
  if (item.removedAt === null) return keepLines(work, [{ ...work, item }])
  const end = { ...endOfKept(work, item), verdict: 'changed' as const }
  await deps.sql.begin(async (sql) => {
    await updateItem(sql, keyOf(work), prepared.digest)
    await finish(sql, work, [end])
  })
}

function isEnding({ clock }: Pick<Deps, 'clock'>, { status, expiresAt }: StoredItem): boolean {
  const soon = clock.now().getTime() + (expiryNoticeDays + 1) * dayMs
  return status === 'active' && expiresAt !== null && expiresAt.getTime() < soon
}

export interface KeptWork extends PreparedWork {
  readonly item: StoredItem
}

/** Ends lines that say of their adverts what has been written of them. */
export async function keepLines(context: ApplyContext, works: readonly KeptWork[]): Promise<void> {
  const ends = works.map((work) => endOfKept(work, work.item))
  await context.deps.sql.begin((sql) => finish(sql, context, ends))
}

function endOfKept({ line, prepared }: PreparedWork, { advertId }: StoredItem): LineEnd {
  return { number: line.number, verdict: 'unchanged', notes: prepared.notes, advertId }
}

/** Whether nothing is to be done for an advert but to end its line. */
export function isSettled(
  deps: Pick<Deps, 'clock'>,
  { digest }: PreparedLine,
  item: StoredItem,
): boolean {
  const isWritten = item.status !== 'deleted' && item.status !== 'draft' && item.digest === digest
  return isWritten && item.removedAt === null && !isEnding(deps, item)
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
    const advertId = item?.advertId ?? null
    await finish(sql, context, [{ number: line.number, verdict: 'removed', advertId }])
  })
}

async function addItems(sql: Db, userId: number, items: readonly NewItem[]): Promise<void> {
  const added = await insertItems(sql, userId, items)
  if (added < items.length) throw new Refusal('import_not_ready')
}

/** Refuses a line that has ended already, so that its transaction is undone. */
async function finish(
  sql: Db,
  { deps, runId }: ApplyContext,
  ends: readonly LineEnd[],
): Promise<void> {
  const done = await updateDone(sql, runId, ends, deps.clock.now())
  if (done < ends.length) throw new Refusal('import_not_ready')
}
