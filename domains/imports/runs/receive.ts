import { importChoices, importLineFields } from '#contract/rules/imports/limits.ts'
import type { Deps } from '../../deps.ts'
import { categoryColumn, mappingOf, noCategory } from '../mapping/service.ts'
import { deleteLines, insertLines, listCategoryCounts, type NewLine } from '../lines/store.ts'
import { openFile, type FileRecord } from '../reading/service.ts'
import { touchRun, updateRun, type FieldSample } from './store.ts'

/** Lines, and characters of them, that are stored at once. */
const linesAtOnce = 500
const charactersAtOnce = 1_000_000
const sampleLength = 80
const namesMax = 500

interface ReceivedRun {
  readonly id: number
  readonly userId: number
  readonly attempts: number
}

/**
 * Stores the lines of a file as it arrives, in place of what an earlier attempt has stored, and guesses what they are.
 * The run is checked next. Fails with an `ImportError` for a file that cannot be read.
 */
export async function receiveFile(
  deps: Pick<Deps, 'sql' | 'clock'>,
  run: ReceivedRun,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  await deleteLines(deps.sql, run.id)
  const { format, records } = await openFile(chunks)
  const samples = new Map<string, string>()
  let batch: NewLine[] = []
  let characters = 0
  let number = 0
  for await (const record of records) {
    number += 1
    noteSamples(samples, record)
    const fields = JSON.stringify(record.fields)
    batch.push({ number, line: record.line, fields })
    characters += fields.length
    if (batch.length < linesAtOnce && characters < charactersAtOnce) continue
    await insertLines(deps.sql, run.id, batch)
    await touchRun(deps.sql, run.id, deps.clock.now(), run.attempts)
    batch = []
    characters = 0
  }
  if (batch.length > 0) await insertLines(deps.sql, run.id, batch)
  const fields = [...samples].map(([name, sample]): FieldSample => ({ name, sample }))
  const planned = await planOf(deps, run, fields)
  await updateRun(deps.sql, run.id, ['reading'], { state: 'checking', format, fields, ...planned })
}

function noteSamples(samples: Map<string, string>, { fields }: FileRecord): void {
  for (const [name, [value = '']] of Object.entries(fields).slice(0, importLineFields))
    if (!samples.has(name) && samples.size < namesMax)
      samples.set(name, value.slice(0, sampleLength))
}

/** The categories of the file, and the targets of all its names, as they are known now. */
export async function planOf(
  deps: Pick<Deps, 'sql'>,
  { id, userId }: Pick<ReceivedRun, 'id' | 'userId'>,
  fields: readonly FieldSample[],
) {
  const names = fields.map(({ name }) => name)
  const column = await categoryColumn(deps, userId, names)
  const where = { column, none: noCategory, most: importChoices }
  const categories = await listCategoryCounts(deps.sql, id, where)
  const mapping = await mappingOf(deps, userId, {
    fields: names,
    categories: categories.map(({ name }) => name),
  })
  return { categories, mapping }
}
