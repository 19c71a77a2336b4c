import { Refusal } from '#contract/refusals.ts'
import type { AdvertProblem } from '#contract/rules/advert/advert-rules.ts'
import { importProblems } from '#contract/rules/imports/limits.ts'
import { newAdvertProblems, programRoom, type TypedAdvert } from '../../adverts/service.ts'
import { fairTurns } from '../../lib/concurrency.ts'
import type { Deps } from '../../deps.ts'
import { namesOf, readLine, type PrepareParts } from '../mapping/service.ts'
import type { StoredRun } from '../runs/store.ts'
import { partsOf } from './parts.ts'
import { toldProblem } from './problems.ts'
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
    const problem = { field: null, reason: 'program_adverts_full', value: '' }
    return { ...line, verdict: 'refused', problems: [problem], notes: [] }
  })
}

interface NamedLine extends WaitingLine {
  readonly ownId: string
  readonly title: string
  readonly isRepeated: boolean
}

/** A line with what it is about to do. */
interface Foreseen {
  readonly line: NamedLine
  readonly verdict: 'new' | 'changed' | 'unchanged'
  readonly notes: CheckedLine['notes']
  /** What is known to be wrong. */
  readonly problems: readonly AdvertProblem[]
  /** Of an advert that is looked at further. */
  readonly typed: TypedAdvert | null
}

function foresee(parts: PrepareParts, line: NamedLine, item: StoredItem | null): Foreseen {
  const { prepared, problems: read } = readLine(parts, line.fields)
  const { notes, digest, typed } = prepared
  const repeated: AdvertProblem = { field: 'ownId', code: 'import_id_repeated' }
  const problems = line.isRepeated ? [repeated, ...read] : read
  const known = item !== null && isKept(item) ? item : null
  const isSame = known?.digest === digest && known.removedAt === null
  if (isSame) return { line, notes, problems, verdict: 'unchanged', typed: null }
  return { line, notes, problems, verdict: known ? 'changed' : 'new', typed }
}

/** Refuses lines that could not be read, and those whose adverts could not be posted. */
async function checkSent(
  deps: Pick<Deps, 'sql'>,
  { userId, mapping }: StoredRun,
  lines: readonly Foreseen[],
): Promise<CheckedLine[]> {
  const problemsOf = await newAdvertProblems(
    deps,
    { id: userId },
    lines.flatMap(({ typed }) => typed ?? []),
  )
  const turn = fairTurns()
  const results: CheckedLine[] = []
  for (const { line, verdict, notes, typed, problems } of lines) {
    await turn()
    const { number, ownId, title, fields } = line
    const found = typed ? await problemsOf(typed).catch(asProblem) : []
    const all = [...problems, ...newOf(found, problems)].slice(0, importProblems)
    results.push({
      ...{ number, ownId, title, notes },
      verdict: all.length > 0 ? 'refused' : verdict,
      problems: all.map((problem) => toldProblem(mapping, fields, problem)),
    })
  }
  return results
}

/** Fails with any other error than a refusal. */
function asProblem(error: unknown): AdvertProblem[] {
  if (!(error instanceof Refusal)) throw error
  return [{ field: error.field ?? '', code: error.code }]
}

/** Without those of fields that could not be read, and each once. */
function newOf(
  found: readonly AdvertProblem[],
  read: readonly AdvertProblem[],
): readonly AdvertProblem[] {
  const told = new Set(read.map(({ field }) => field))
  const others = found.filter(({ field }) => !told.has(field.replace('subcategory', 'category')))
  return [...new Map(others.map((one) => [`${one.field} ${one.code}`, one])).values()]
}

/** Whether the advert of a line is there and was written whole. */
function isKept({ status, digest }: StoredItem): boolean {
  return status !== 'deleted' && digest !== ''
}
