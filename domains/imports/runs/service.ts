import type { ImportRun, ImportVerdict } from '#contract/imports/imports.ts'
import {
  importDays,
  importReportDays,
  importReports,
  importsPerHour,
  importWaitHours,
} from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { finishRefused, forgetChecks } from '../lines/store.ts'
import { chooseTargets } from '../mapping/service.ts'
import { ImportError } from '../reading/service.ts'
import { findSource, importerOf, takeDueSources } from '../sources/service.ts'
import { planOf, receiveFile } from './receive.ts'
import {
  countRuns,
  deleteOldRuns,
  endStaleRuns,
  insertRun,
  listLongReports,
  listRuns,
  shortenReport,
  updateRun,
  type CountedRun,
  type StoredRun,
} from './store.ts'

/** After so long without a line an upload has broken off. */
const uploadStaleMs = 2 * minuteMs

type RunDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

/**
 * Begins an import from a file that is being uploaded. A file that cannot be read ends it, with the reason. Refuses who
 * is no company or has no verified number, too many imports, and one while another is under way.
 */
export async function importFile(
  deps: RunDeps,
  user: Pick<User, 'id'>,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<ImportRun> {
  const id = await begin(deps, user, { origin: 'file', name })
  const run = { id, userId: user.id, attempts: 0 }
  try {
    await receiveFile(deps, run, chunks)
  } catch (error) {
    const isLarge = error instanceof Refusal && error.code === 'too_large'
    const failure = error instanceof ImportError ? error.failure : 'interrupted'
    const endedAt = deps.clock.now()
    const why = isLarge ? 'too_large' : failure
    await updateRun(deps.sql, id, ['reading'], { state: 'failed', failure: why, endedAt })
    if (!isLarge && !(error instanceof ImportError)) throw error
  }
  return ownRun(deps, user, id)
}

/** Begins an import from the saved address; a job fetches it. Refuses as `importFile` does, and one without address. */
export async function importAddress(deps: RunDeps, user: Pick<User, 'id'>): Promise<ImportRun> {
  const { url } = await findSource(deps.sql, user.id)
  await importerOf(deps, user)
  if (url === '') throw new Refusal('import_address_needed', 'url')
  return ownRun(deps, user, await begin(deps, user, { origin: 'address', name: url }))
}

async function begin(
  deps: RunDeps,
  user: Pick<User, 'id'>,
  { origin, name }: Pick<StoredRun, 'origin' | 'name'>,
): Promise<number> {
  const { hasPhone } = await importerOf(deps, user)
  if (!hasPhone) throw new Refusal('phone_needed', 'phone')
  await limit(deps, `import:${user.id}`, { most: importsPerHour, window: hourMs })
  const id = await openRun(deps, user.id, { origin, name, isScheduled: false })
  if (id === null) throw new Refusal('import_open')
  return id
}

/** Null while another run of the company is under way. */
async function openRun(
  deps: Pick<Deps, 'sql' | 'clock'>,
  userId: number,
  about: Pick<StoredRun, 'origin' | 'name' | 'isScheduled'>,
): Promise<number | null> {
  const now = deps.clock.now()
  const { removes } = await findSource(deps.sql, userId)
  return deps.sql.begin(async (sql) => {
    const uploadsBefore = new Date(now.getTime() - uploadStaleMs)
    // A run that waits to be confirmed gives way to a person, not to the schedule.
    if (!about.isScheduled) await endStaleRuns(sql, userId, { now, uploadsBefore })
    return insertRun(sql, { userId, removes, ...about }, now)
  })
}

/** Begins the imports whose time has come. Idempotent. */
export async function beginDueImports(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  for (const { userId } of await takeDueSources(deps.sql, deps.clock.now())) {
    const { url } = await findSource(deps.sql, userId)
    await openRun(deps, userId, { origin: 'address', name: url, isScheduled: true })
  }
}

/** Imports of a company, newest first. */
export async function importsOf(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  page: { readonly start: number; readonly size: number },
): Promise<{ runs: ImportRun[]; count: number }> {
  const [runs, count] = await Promise.all([
    listRuns(deps.sql, { userId: user.id, ...page }),
    countRuns(deps.sql, user.id),
  ])
  return { runs: runs.map(presentRun), count }
}

/** Refuses an import of somebody else as not found. */
export async function countedRun(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  id: number,
): Promise<CountedRun> {
  await importerOf(deps, user)
  const [run] = await listRuns(deps.sql, { userId: user.id, id, start: 0, size: 1 })
  if (!run) throw new Refusal('import_not_found')
  return run
}

async function ownRun(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  id: number,
): Promise<ImportRun> {
  return presentRun(await countedRun(deps, user, id))
}

export interface TypedMapping {
  readonly fields: readonly { readonly name: string; readonly target: string }[]
  readonly categories: readonly { readonly name: string; readonly target: string }[]
}

/**
 * Stores what names of the file are, for this import and later ones, and lets its lines be checked anew. Refuses an
 * unknown target, and an import that is not waiting to be confirmed.
 */
export async function chooseMapping(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  id: number,
  { fields, categories }: TypedMapping,
): Promise<ImportRun> {
  const run = await countedRun(deps, user, id)
  if (run.state !== 'checked') throw new Refusal('import_not_ready')
  const ofFile = new Set([...run.fields, ...run.categories].map(({ name }) => name))
  const choices = [
    ...fields.map(({ name, target }) => ({ kind: 'field' as const, source: name, target })),
    ...categories.map(({ name, target }) => ({ kind: 'category' as const, source: name, target })),
  ].filter(({ source }) => ofFile.has(source))
  await deps.sql.begin((sql) => chooseTargets(sql, deps, user.id, choices))
  const planned = await planOf(deps, run, run.fields)
  await deps.sql.begin(async (sql) => {
    await forgetChecks(sql, id)
    const isChanged = await updateRun(sql, id, ['checked'], { state: 'checking', ...planned })
    if (!isChanged) throw new Refusal('import_not_ready')
  })
  return ownRun(deps, user, id)
}

/** Carries out an import that has been checked; jobs do it. Refuses any other. */
export async function confirmImport(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  id: number,
): Promise<ImportRun> {
  await countedRun(deps, user, id)
  await deps.sql.begin(async (sql) => {
    const isConfirmed = await updateRun(sql, id, ['checked'], { state: 'running' })
    if (!isConfirmed) throw new Refusal('import_not_ready')
    await finishRefused(sql, id, deps.clock.now())
  })
  return ownRun(deps, user, id)
}

/** Gives up an import; lines that are done stay. Refuses one that has ended. */
export async function cancelImport(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  id: number,
): Promise<ImportRun> {
  await countedRun(deps, user, id)
  const open = ['reading', 'checking', 'checked', 'running'] as const
  const endedAt = deps.clock.now()
  const isGivenUp = await updateRun(deps.sql, id, open, { state: 'cancelled', endedAt })
  if (!isGivenUp) throw new Refusal('import_not_ready')
  return ownRun(deps, user, id)
}

/** Ends runs that nobody confirms, and deletes those of long ago, and lines that nobody needs. Idempotent. */
export async function forgetImports(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deleteOldRuns(deps.sql, {
    now,
    waitedSince: new Date(now.getTime() - importWaitHours * hourMs),
    endedBefore: new Date(now.getTime() - importDays * dayMs),
  })
  const endedBefore = new Date(now.getTime() - importReportDays * dayMs)
  for (const run of await listLongReports(deps.sql, { most: importReports, endedBefore }))
    await deps.sql.begin((sql) => shortenReport(sql, run))
}

export function presentRun(run: CountedRun): ImportRun {
  const { id, origin, name, isScheduled, state, failure, removes, lines, done, photos } = run
  const counts: Record<ImportVerdict, number> = { ...run.counts }
  return {
    ...{ id, origin, name, isScheduled, state, failure, removes, lines, done, photos, counts },
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }
}
