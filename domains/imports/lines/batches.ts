import { Refusal } from '#contract/refusals.ts'
import { fairTurns, mapConcurrently } from '../../lib/concurrency.ts'
import { prepareLine, type PreparedLine } from '../mapping/service.ts'
import {
  applyLine,
  isSettled,
  keepLines,
  postLines,
  type ApplyContext,
  type KeptWork,
  type PreparedWork,
} from './apply.ts'
import { listItems, type WaitingLine } from './store.ts'

/** Lines of a transaction: more of them would save little, and others wait for its locks. */
const linesTogether = 50

/**
 * Does what lines ask for: new adverts without photos and unchanged ones several in a transaction, everything else line
 * by line, so many at once.
 */
export async function applyLines(
  context: ApplyContext,
  lines: readonly WaitingLine[],
  concurrency: number,
): Promise<void> {
  const { posted, kept, others } = await sortLines(context, lines)
  for (const works of batchesOf(kept)) await applyTogether(context, works, keepLines)
  for (const works of batchesOf(posted)) {
    const isRoom = context.room.left >= works.length
    if (isRoom) await applyTogether(context, works, postWithin)
    else await applyApart(context, works)
  }
  await mapConcurrently(concurrency, others, (line) => applyLine(context, line))
}

async function postWithin(context: ApplyContext, works: readonly PreparedWork[]): Promise<void> {
  await postLines(context, works)
  context.room.left -= works.length
}

/** If anything is wrong with a line, all of them are done one by one, so that it does not keep the others. */
async function applyTogether<Work extends PreparedWork>(
  context: ApplyContext,
  works: readonly Work[],
  apply: (context: ApplyContext, works: readonly Work[]) => Promise<void>,
): Promise<void> {
  try {
    await apply(context, works)
  } catch (error) {
    if (!(error instanceof Refusal))
      context.deps.log.warn({ error: String(error) }, 'Lines of an import are done one by one')
    await applyApart(context, works)
  }
}

async function applyApart(context: ApplyContext, works: readonly PreparedWork[]): Promise<void> {
  for (const { line } of works) await applyLine(context, line)
}

async function sortLines(context: ApplyContext, lines: readonly WaitingLine[]) {
  const { deps, importer } = context
  const ownIds = lines.flatMap(({ ownId }) => ownId ?? [])
  const items = new Map(
    (await listItems(deps.sql, importer.id, ownIds)).map((item) => [item.ownId, item]),
  )
  const posted: PreparedWork[] = []
  const kept: KeptWork[] = []
  const others: WaitingLine[] = []
  const turn = fairTurns()
  for (const line of lines) {
    await turn()
    const prepared = preparedOf(context, line)
    const item = prepared && items.get(prepared.ownId)
    if (prepared && !item && prepared.photos.length === 0) posted.push({ line, prepared })
    else if (prepared && item && isSettled(deps, prepared, item))
      kept.push({ line, prepared, item })
    else others.push(line)
  }
  return { posted, kept, others }
}

/** Null for a line that removes an advert, and for one that is refused. */
function preparedOf(
  { parts }: ApplyContext,
  { verdict, fields }: WaitingLine,
): PreparedLine | null {
  if (verdict === 'removed') return null
  try {
    return prepareLine(parts, fields)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

function batchesOf<Work>(works: readonly Work[]): Work[][] {
  const count = Math.ceil(works.length / linesTogether)
  return Array.from({ length: count }, (_, at) =>
    works.slice(at * linesTogether, (at + 1) * linesTogether),
  )
}
