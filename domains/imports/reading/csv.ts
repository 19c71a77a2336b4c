import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { importLineLength } from '#contract/rules/imports/limits.ts'
import { ImportError } from './failure.ts'
import { RecordFields, type FileRecord } from './record.ts'

const delimiters = [';', ',', '\t', '|'] as const

interface ParsedLine {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/**
 * Lines of a CSV, whose first one names the columns; the delimiter is the commonest in it. Fails for a quote that is not
 * closed.
 */
export async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<FileRecord> {
  const { start, isOver } = await startOf(text)
  const { delimiter, body } = delimiterOf(start)
  const parser = parse({
    ...{
      delimiter,
      info: true,
      bom: true,
      skip_empty_lines: true,
      max_record_size: importLineLength,
    },
    ...{ relax_quotes: true, relax_column_count: true },
  })
  pipeline(Readable.from(rest(body, text, isOver)), parser, () => {})
  let names: readonly string[] | null = null
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a stream forgets what its options make
    for await (const { record, info } of parser as AsyncIterable<ParsedLine>) {
      if (names === null) {
        names = record.map((name, at) => name.trim() || String(at + 1))
        continue
      }
      const fields = new RecordFields()
      for (const [at, value] of record.entries()) fields.add(names[at] ?? String(at + 1), value)
      yield { line: info.lines, fields: fields.read() }
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportError('unreadable', error) : error
  }
}

/** The text up to the end of its first line, and more. */
async function startOf(text: AsyncGenerator<string>): Promise<{ start: string; isOver: boolean }> {
  let start = ''
  while (!start.includes('\n') && start.length < importLineLength) {
    const { value, done } = await text.next()
    if (done) return { start, isOver: true }
    start += value
  }
  return { start, isOver: false }
}

/** Spreadsheets name the delimiter in a line of its own: "sep=;". */
function delimiterOf(start: string): { delimiter: string; body: string } {
  const [named, delimiter] = /^\uFEFF?sep=(.)\r?\n/i.exec(start) ?? []
  if (named && delimiter) return { delimiter, body: start.slice(named.length) }
  const [head = ''] = start.split('\n', 1)
  const plain = head.replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((one) => ({ one, count: plain.split(one).length }))
  const { one } = counts.reduce((most, next) => (next.count > most.count ? next : most))
  return { delimiter: one, body: start }
}

async function* rest(
  start: string,
  text: AsyncGenerator<string>,
  isOver: boolean,
): AsyncGenerator<string> {
  yield start
  if (!isOver) yield* text
}
