import { Refusal } from '#contract/refusals.ts'
import { newAdvertCheck, programRoom, type TypedAdvert } from '../../adverts/service.ts'
import { fairTurns } from '../../lib/concurrency.ts'
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
  const byId = new Map(items.map((item) => [item.ownId, item]))
  const foreseen = named.map((line) => {
    const isRepeated = line.ownId !== '' && seen.has(line.ownId)
    seen.add(line.ownId)
    return foresee(parts, { ...line, isRepeated }, byId.get(line.ownId) ?? null)
  })
  const checked = await checkSent(deps, run, foreseen)
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

interface NamedLine extends WaitingLine {
  readonly ownId: string
  readonly title: string
  readonly isRepeated: boolean
}

/** A line with what it is about to do; `typed`: of an advert that may still be refused. */
interface Foreseen {
  readonly checked: CheckedLine
  readonly typed: TypedAdvert | null
}

function foresee(
  parts: PrepareParts,
  { number, fields, ownId, title, isRepeated }: NamedLine,
  item: StoredItem | null,
): Foreseen {
  const line = { number, ownId, title, field: null, reason: null }
  try {
    if (isRepeated) throw new Refusal('import_id_repeated', 'ownId')
    const { notes, digest, typed } = prepareLine(parts, fields)
    const known = item !== null && isKept(item) ? item : null
    const isSame = known?.digest === digest && known.removedAt === null
    if (isSame) return { checked: { ...line, notes, verdict: 'unchanged' }, typed: null }
    return { checked: { ...line, notes, verdict: known ? 'changed' : 'new' }, typed }
  } catch (error) {
    return { checked: refused({ ...line, notes: [], verdict: 'refused' }, error), typed: null }
  }
}

/** Fails with any other error. */
function refused(line: CheckedLine, error: unknown): CheckedLine {
  if (!(error instanceof Refusal)) throw error
  const { code: reason, field = null } = error
  return { ...line, verdict: 'refused', notes: [], field, reason }
}

const nothing = (): null => null

/** Refuses lines whose adverts could not be posted. */
async function checkSent(
  deps: Pick<Deps, 'sql'>,
  { userId }: StoredRun,
  lines: readonly Foreseen[],
): Promise<CheckedLine[]> {
  const check = await newAdvertCheck(
    deps,
    { id: userId },
    lines.flatMap(({ typed }) => typed ?? []),
  )
  const turn = fairTurns()
  const results: CheckedLine[] = []
  for (const { checked, typed } of lines) {
    await turn()
    const error = typed && (await check(typed).then(nothing, (reason: unknown) => reason))
    results.push(error === null ? checked : refused(checked, error))
  }
  return results
}

/** Whether the advert of a line is there and was written whole. */
function isKept({ status, digest }: StoredItem): boolean {
  return status !== 'deleted' && digest !== ''
}
