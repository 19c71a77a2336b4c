import { Refusal } from '#contract/refusals.ts'
import { checkFilled, programRoom } from '../../adverts/service.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import type { Deps } from '../../deps.ts'
import { namesOf, prepareLine, type PrepareParts } from '../mapping/service.ts'
import type { StoredRun } from '../runs/store.ts'
import { partsOf } from './parts.ts'
import {
  countLines,
  listEarlierIds,
  listItems,
  listUnchecked,
  updateChecked,
  type CheckedLine,
  type StoredItem,
  type WaitingLine,
} from './store.ts'

const linesAtOnce = 200
const concurrency = 3

/** Foresees what becomes of the next lines of a run, writing nothing else. False when none is left. */
export async function checkLines(
  deps: Pick<Deps, 'sql' | 'clock'>,
  run: StoredRun,
): Promise<boolean> {
  const lines = await listUnchecked(deps.sql, run.id, linesAtOnce)
  const [first] = lines
  if (!first) return false
  const parts = await partsOf(deps, run)
  const named = lines.map((line) => ({ ...line, ...namesOf(run.mapping, line.fields) }))
  const ownIds = named.map(({ ownId }) => ownId)
  const items = await listItems(deps.sql, run.userId, ownIds)
  const seen = new Set(await listEarlierIds(deps.sql, run.id, ownIds, first.number))
  const unique = named.map((line) => {
    const isRepeated = line.ownId !== '' && seen.has(line.ownId)
    seen.add(line.ownId)
    return { ...line, isRepeated }
  })
  const byId = new Map(items.map((item) => [item.ownId, item]))
  const checked = await mapConcurrently(concurrency, unique, (line) =>
    checkLine(deps, { run, parts, item: byId.get(line.ownId) ?? null }, line),
  )
  const room = await programRoom(deps, { id: run.userId })
  const before = await countLines(deps.sql, run.id, 'new')
  await updateChecked(deps.sql, run.id, withinRoom(checked, room - before))
  return true
}

/** The first so many new ones; the others are refused. */
function withinRoom(lines: readonly CheckedLine[], room: number): CheckedLine[] {
  let left = room
  return lines.map((line) => {
    if (line.verdict === 'new') left -= 1
    if (line.verdict !== 'new' || left >= 0) return line
    return { ...line, verdict: 'refused', reason: 'program_adverts_full', notes: [] }
  })
}

interface CheckContext {
  readonly run: StoredRun
  readonly parts: PrepareParts
  readonly item: StoredItem | null
}

interface NamedLine extends WaitingLine {
  readonly ownId: string
  readonly title: string
  readonly isRepeated: boolean
}

async function checkLine(
  deps: Pick<Deps, 'sql'>,
  { run, parts, item }: CheckContext,
  { number, fields, ownId, title, isRepeated }: NamedLine,
): Promise<CheckedLine> {
  const names = { number, ownId, title }
  const none = { field: null, reason: null, notes: [] }
  try {
    if (isRepeated) throw new Refusal('import_id_repeated', 'ownId')
    const prepared = prepareLine(parts, fields)
    const { notes } = prepared
    const isSame = item !== null && isKept(item) && item.digest === prepared.digest
    if (isSame && item.removedAt === null) return { ...names, ...none, notes, verdict: 'unchanged' }
    await checkFilled(deps, { id: run.userId }, prepared.typed)
    const verdict = item !== null && isKept(item) ? 'changed' : 'new'
    return { ...names, ...none, notes, verdict }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code: reason, field = null } = error
    return { ...names, ...none, verdict: 'refused', field, reason }
  }
}

/** Whether the advert of a line is there and was written whole. */
function isKept({ status, digest }: StoredItem): boolean {
  return status !== 'deleted' && digest !== ''
}
