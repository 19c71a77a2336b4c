import { importLines } from '#contract/rules/imports/limits.ts'
import { readCsv } from './csv.ts'
import { decode } from './decode.ts'
import { ImportError } from './failure.ts'
import type { FileRecord } from './record.ts'
import { readXml } from './xml.ts'

export { ImportError } from './failure.ts'
export type { FileRecord } from './record.ts'

export type FileFormat = 'csv' | 'xml' | 'yml'

/** A file as it is read: its format, told from how it begins, and its lines. */
export interface OpenFile {
  readonly format: FileFormat
  readonly records: AsyncGenerator<FileRecord>
}

/** Beginnings of spreadsheets, archives, documents, pictures and web pages: most have a zero byte. */
// oxlint-disable-next-line no-control-regex -- it tells files that are no text
const otherKind = /^(?:PK\u0003\u0004|%PDF-|<!doctype html|<html|[^]*\u0000)/i

/** Characters among which the root of an XML is. */
const headLength = 2_000

/**
 * Opens a file that arrives in pieces, none of which is held. Refuses, by an `ImportError`, one that is empty, of
 * another kind or not readable, and more lines than an import may have.
 */
export async function openFile(chunks: AsyncIterable<Uint8Array>): Promise<OpenFile> {
  const text = decode(chunks)
  let head = ''
  while (head.trimStart().length < headLength) {
    const { value, done } = await text.next()
    if (done) break
    head += value
  }
  const start = head.replace(/^\uFEFF/, '').trimStart()
  if (start === '') throw new ImportError('empty')
  if (otherKind.test(start)) throw new ImportError('wrong_kind')
  const whole = joined(start, text)
  if (!start.startsWith('<')) return { format: 'csv', records: counted(readCsv(whole)) }
  const format = start.includes('<yml_catalog') ? 'yml' : 'xml'
  return { format, records: counted(readXml(whole)) }
}

async function* joined(head: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head
  yield* text
}

async function* counted(records: AsyncGenerator<FileRecord>): AsyncGenerator<FileRecord> {
  let count = 0
  for await (const record of records) {
    count += 1
    if (count > importLines) throw new ImportError('too_many_lines')
    yield record
  }
  if (count === 0) throw new ImportError('empty')
}
