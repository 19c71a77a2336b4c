import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../db/', import.meta.url)

/** Functions whose results are stored in tables: a change of one of them rebuilds those tables. */
const derivation = [
  'search/text-normalization',
  'search/word-forms',
  'prices',
  'search/advert-index',
  'search/listing-counts',
  'search/index-maintenance',
  'places',
]

/** Files of db/functions in the order of application: each uses only earlier ones. */
export const functionFiles: readonly string[] = [
  ...derivation,
  'listing-revisions',
  'search/search-query',
  'search/retrieval',
  'search/ranking',
  'search/facets',
  'search/suggestions',
  'accounts',
  'notifications',
  'messages',
  'billing',
  'staff',
  'numbers',
  'pages',
  'editors',
  'webhooks',
]

export interface Migration {
  /** File name without its folder: the key of its row in `migrations`. */
  readonly name: string
  readonly text: string
  readonly checksum: string
}

export interface Functions {
  readonly text: string
  readonly checksum: string
  /** Number of landed changes, by which older code recognises newer functions. */
  readonly version: number
  /** Digest of the code, without comments, whose results are stored. */
  readonly derivation: string
}

/** All SQL under db/ that makes a database. */
export interface Schema {
  /** Tables of an empty database: the result of `beforeBaseline`. */
  readonly baseline: Migration
  /** Only for databases created before the baseline. */
  readonly beforeBaseline: readonly Migration[]
  readonly migrations: readonly Migration[]
  readonly functions: Functions
}

/** Checksums of all landed SQL, written by tools/checks/sql-checksums.ts. */
export interface Checksums {
  readonly migrations: Readonly<Record<string, string>>
  readonly functions: { readonly version: number; readonly checksum: string }
}

export async function readSchema(): Promise<Schema> {
  const [baseline, beforeBaseline, migrations, functions] = await Promise.all([
    readMigration('', 'baseline.sql'),
    readMigrations('migrations/before-baseline/'),
    readMigrations('migrations/'),
    readFunctions(),
  ])
  return { baseline, beforeBaseline, migrations, functions }
}

export async function readChecksums(): Promise<Checksums> {
  return JSON.parse(await read('checksums.json'))
}

async function readMigrations(path: string): Promise<Migration[]> {
  const names = (await readdir(new URL(path, folder))).filter((name) => name.endsWith('.sql'))
  return Promise.all(names.toSorted().map((name) => readMigration(path, name)))
}

async function readMigration(path: string, name: string): Promise<Migration> {
  const text = await read(path + name)
  return { name, text, checksum: digest(text) }
}

async function readFunctions(): Promise<Functions> {
  const texts = await Promise.all(functionFiles.map((name) => read(`functions/${name}.sql`)))
  const text = texts.join('\n')
  const code = codeOf(texts.slice(0, derivation.length).join('\n'))
  const { version } = (await readChecksums()).functions
  return { text, checksum: digest(text), version, derivation: digest(code) }
}

/** Removes comment lines and blank lines: a changed comment must not cause a rebuild. */
export function codeOf(text: string): string {
  return text.replaceAll(/^\s*(--.*)?\n/gm, '')
}

/** Reads with normalized line ends, whatever the checkout uses. */
async function read(path: string): Promise<string> {
  return (await readFile(new URL(path, folder), 'utf8')).replaceAll('\r\n', '\n')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
