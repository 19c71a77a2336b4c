import { readdir, writeFile } from 'node:fs/promises'
import {
  functionFiles,
  readChecksums,
  readSchema,
  type Checksums,
} from '#server/postgres/schema-files.ts'

/**
 * Records new migrations and changed functions in `db/checksums.json` before they land: `node
 * tools/checks/sql-checksums.ts`. An edited migration is refused once it is recorded, because it has run somewhere.
 * `--check` writes nothing.
 */
const file = new URL('../../db/checksums.json', import.meta.url)
const landed = await readChecksums()
const { baseline, beforeBaseline, migrations, functions } = await readSchema()
const files = [baseline, ...beforeBaseline, ...migrations]

const edited = files.filter(
  ({ name, checksum }) => (landed.migrations[name] ?? checksum) !== checksum,
)
const names = new Set(files.map(({ name }) => name))
const missing = Object.keys(landed.migrations).filter((name) => !names.has(name))
const ordered = new Set(functionFiles.map((name) => `${name}.sql`))
const unordered = (
  await readdir(new URL('../../db/functions/', import.meta.url), { recursive: true })
).filter((name) => name.endsWith('.sql') && !ordered.has(name))
const complaints = [
  ...edited.map(
    ({ name }) => `${name} has landed and was edited: restore it, and write a new migration.`,
  ),
  ...unordered.map((name) => `db/functions/${name} has no place in the order of schema-files.ts.`),
  ...missing.map((name) => `${name} has landed and is gone: restore it.`),
]

const isChanged = landed.functions.checksum !== functions.checksum
const current: Checksums = {
  migrations: Object.fromEntries(files.map(({ name, checksum }) => [name, checksum])),
  functions: {
    version: landed.functions.version + Number(isChanged),
    checksum: functions.checksum,
  },
}
const isRecorded = JSON.stringify(current) === JSON.stringify(landed)
const isCheck = process.argv.includes('--check')
if (isCheck && !isRecorded && complaints.length === 0) {
  complaints.push('db/checksums.json lacks new SQL: run `node tools/checks/sql-checksums.ts`.')
}
for (const line of complaints) console.error(line)
process.exitCode = complaints.length > 0 ? 1 : 0
if (!isCheck && complaints.length === 0) {
  await writeFile(file, `${JSON.stringify(current, null, 2)}\n`)
}
