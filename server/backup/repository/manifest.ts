import * as z from 'zod'
import { DamageError, jsonOf, type Repository } from './repository.ts'

const Part = z.object({
  /** SHA-256 of the content, before compression and encryption. */
  sha256: z.string(),
  bytes: z.number().int().nonnegative(),
})
/** A piece of a stream, a file of its own. */
export type Part = z.infer<typeof Part>

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
  parts: z.array(Part),
})
export type DumpedTable = z.infer<typeof Table>

const Sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })

/** What a backup holds. Written last: a folder without one is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  /** When the rows were read. */
  at: z.iso.datetime(),
  /** Of the product, and of the database server. */
  versions: z.object({ product: z.string(), postgres: z.string() }),
  migrations: z.array(z.string()),
  /** Version of the SQL functions. */
  functions: z.number().int().nonnegative(),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  files: z.object({
    count: z.number().int().nonnegative(),
    bytes: z.number().nonnegative(),
    /** Files that rows name and that were not in the storage. */
    missing: z.number().int().nonnegative(),
    /** Their list: a line for each, its name, id and bytes with tabs between. */
    parts: z.array(Part),
  }),
  /** The key of sessions, where DATA_DIR holds it. */
  secret: Part.nullable(),
})
export type Manifest = z.infer<typeof Manifest>

const fileName = 'manifest.json'
const idForm = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/

/** Name of the folder of a backup. */
export function backupId(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-')
}

/** When a backup was made; null if that is no name of one. */
export function momentOf(id: string): Date | null {
  if (!idForm.test(id)) return null
  const [day = '', time = ''] = id.split('T')
  const [hours, minutes, seconds, ms] = time.slice(0, -1).split('-')
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Names of the files of a backup. */
export function partName(id: string, stream: string, number: number): string {
  return `${id}/${stream}.${String(number + 1).padStart(5, '0')}.gz`
}

export function manifestName(id: string): string {
  return `${id}/${fileName}`
}

export async function writeManifest(
  repository: Repository,
  id: string,
  manifest: Manifest,
): Promise<void> {
  await repository.write(manifestName(id), Buffer.from(JSON.stringify(manifest)))
}

/** Throws an Error with one line if it is damaged, or of a newer version. */
export async function readManifest(repository: Repository, id: string): Promise<Manifest> {
  const found = jsonOf(await repository.read(manifestName(id)))
  const { data } = Manifest.safeParse(found)
  if (data) return data
  const isNewer = Number(Object(found)['format']) > 1
  const { address } = repository.target
  if (isNewer) throw new Error(`${address} was written by a newer version of this program.`)
  throw new DamageError(`${manifestName(id)} in ${address} is damaged.`)
}

/** Names of all whole backups, oldest first. */
export async function listBackups({ target, storedName }: Repository): Promise<string[]> {
  const ids: string[] = []
  for await (const { name } of target.list()) {
    const [id = ''] = name.split('/')
    if (momentOf(id) && name === storedName(manifestName(id))) ids.push(id)
  }
  return ids.toSorted()
}
