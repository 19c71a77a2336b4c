import { readFile } from 'node:fs/promises'

/** Reads JSON lines, one record per line, so that a change of a record is a change of one line. */
export async function readRecords(file: URL): Promise<unknown[]> {
  const text = await readFile(file, 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
