// oxlint-disable-next-line no-restricted-imports -- a job's share of the processor is left to requests
import { setTimeout as delay } from 'node:timers/promises'
import { importBytes, importFetchSeconds } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { programRoom } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { accountCodes, type ApplyContext } from '../lines/apply.ts'
import { applyLines } from '../lines/batches.ts'
import { checkLines } from '../lines/check.ts'
import { partsOf } from '../lines/parts.ts'
import {
  countRemovals,
  countWaiting,
  finishRefused,
  insertRemoved,
  listWaiting,
} from '../lines/store.ts'
import { fetchGuarded, outgoingFailure } from '../../outgoing/service.ts'
import { ImportError } from '../reading/service.ts'
import { findImporter } from '../sources/service.ts'
import { receiveFile } from './receive.ts'
import { findNextRun, touchRun, updateRun, type StoredRun } from './store.ts'

/** How long one run of a job goes on while there is work, ms. */
const shiftMs = 50_000
/** Attempts after which a run that fails each time is given up. */
const maxAttempts = 5

/** Lines in hand at once, and the share of their time that others are left alone for afterwards. */
const lanes = {
  lines: { size: 100, concurrency: 4, rest: 0.15 },
  photos: { size: 4, concurrency: 2, rest: 0.5 },
} as const

type Work = 'fetch' | 'lines' | 'photos'

/** Works on open runs in turn, a slice each, and rests in between. Idempotent. */
export async function workOn(deps: Deps, work: Work): Promise<void> {
  const endsAt = performance.now() + shiftMs
  while (performance.now() < endsAt) {
    const run = await findNextRun(deps.sql, work)
    if (!run) return
    const startedAt = performance.now()
    await sliceOf(deps, run, work)
    const { rest } = lanes[work === 'photos' ? 'photos' : 'lines']
    await delay((performance.now() - startedAt) * rest)
  }
}

/** A failed slice is tried again by the job's next run; other runs have their turn first. */
async function sliceOf(deps: Deps, run: StoredRun, work: Work): Promise<void> {
  const attempts = run.attempts + 1
  await touchRun(deps.sql, run.id, deps.clock.now(), attempts)
  try {
    const importer = await findImporter(deps.sql, run.userId)
    if (!importer) throw new Refusal('company_only')
    if (run.state === 'reading') await fetchRun(deps, run)
    else if (run.state === 'checking') await checkRun(deps, run)
    else if (work !== 'fetch') await applySlice(deps, run, { lane: work, importer })
    await touchRun(deps.sql, run.id, deps.clock.now(), 0)
  } catch (error) {
    const failure = failureOf(error) ?? (attempts >= maxAttempts ? 'interrupted' : null)
    if (failure === null) throw error
    if (failure === 'interrupted')
      deps.log.warn({ run: run.id, error: String(error) }, 'An import was given up')
    const endedAt = deps.clock.now()
    await updateRun(deps.sql, run.id, [run.state], { state: 'failed', failure, endedAt })
  }
}

function failureOf(error: unknown) {
  if (error instanceof ImportError) return error.failure
  if (error instanceof Refusal && accountCodes.includes(error.code)) return 'not_allowed' as const
  return outgoingFailure(error)
}

async function fetchRun(deps: Deps, run: StoredRun): Promise<void> {
  const answer = await fetchGuarded(deps.outgoing, {
    ...{ url: run.name, maxBytes: importBytes, timeLimit: importFetchSeconds * 1_000 },
  })
  if (answer.status !== 200) {
    answer.body.destroy()
    throw new ImportError('bad_status')
  }
  await receiveFile(deps, run, answer.body)
}

/** From this share of its adverts a scheduled run that would remove them waits for a person. */
const sparedShare = 0.5
const sparedFrom = 10

async function checkRun(deps: Deps, run: StoredRun): Promise<void> {
  if (await checkLines(deps, run)) return
  const key = { runId: run.id, userId: run.userId }
  await deps.sql.begin(async (sql) => {
    if (run.removes) await insertRemoved(sql, key)
    const { shown, removed } = await countRemovals(sql, key)
    const isSpared = removed >= sparedFrom && removed > shown * sparedShare
    const isConfirmed = run.isScheduled && !isSpared
    if (isConfirmed) await finishRefused(sql, run.id, deps.clock.now())
    await updateRun(sql, run.id, ['checking'], { state: isConfirmed ? 'running' : 'checked' })
  })
}

async function applySlice(
  deps: Deps,
  run: StoredRun,
  { lane, importer }: Pick<ApplyContext, 'lane' | 'importer'>,
): Promise<void> {
  const { size, concurrency } = lanes[lane]
  const waiting = await listWaiting(deps.sql, run.id, { needsPhotos: lane === 'photos', size })
  // Pages are dropped once a slice, not once a line.
  const tags = new Set<string>()
  const cacheInvalidation = {
    invalidate: async (...changed: string[]) => changed.forEach((tag) => tags.add(tag)),
  }
  const parts = await partsOf(deps, run)
  const room = { left: await programRoom(deps, importer) }
  const context = {
    deps: { ...deps, cacheInvalidation },
    runId: run.id,
    importer,
    parts,
    room,
    lane,
  }
  try {
    await applyLines(context, waiting, concurrency)
  } finally {
    if (tags.size > 0) await deps.cacheInvalidation.invalidate(...tags)
  }
  if (waiting.length === 0 && (await countWaiting(deps.sql, run.id)) === 0)
    await updateRun(deps.sql, run.id, ['running'], { state: 'done', endedAt: deps.clock.now() })
}
