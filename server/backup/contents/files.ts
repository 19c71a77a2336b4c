import { mapConcurrently } from '#domains/lib/concurrency.ts'
import type { Storage } from '#domains/deps.ts'
import { readManifest, type Manifest } from '../repository/manifest.ts'
import { readParts } from '../repository/parts.ts'
import { DamageError, type Repository } from '../repository/repository.ts'

/** A file of the storage as it lies in the target. */
export interface CopiedFile {
  /** In the storage. */
  readonly name: string
  /** Of its content: the target has each content once. */
  readonly id: string
  readonly bytes: number
}

/** Concurrent copies. */
const atOnce = 6

/** Names of files with a UUID are never reused; others, as those of the demo, may get another content. */
const unique = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

export function objectName(id: string): string {
  return `objects/${id}`
}

/** Copies files from the storage, each once however often it is named. */
export class FileCopier {
  readonly #storage: Pick<Storage, 'read'>
  readonly #repository: Repository
  readonly #known: Map<string, CopiedFile>
  /** Bytes of each file of the target. */
  readonly #stored: Map<string, number>
  written = 0
  writtenBytes = 0

  /** `earlier`: files of the last backup, which need not be read again; `stored`: what the target has. */
  constructor(
    storage: Pick<Storage, 'read'>,
    repository: Repository,
    { earlier, stored }: { earlier: Iterable<CopiedFile>; stored: Map<string, number> },
  ) {
    this.#storage = storage
    this.#repository = repository
    this.#stored = stored
    const isThere = (file: CopiedFile): boolean => unique.test(file.name) && this.#has(file)
    this.#known = new Map([...earlier].filter(isThere).map((file) => [file.name, file]))
  }

  /** Copies what is not there yet. Returns the names that the storage does not have. */
  async copy(names: readonly string[]): Promise<Set<string>> {
    const missing = new Set<string>()
    const fresh = names.filter((name) => !this.#known.has(name))
    await mapConcurrently(atOnce, fresh, async (name) => {
      const bytes = await this.#storage.read(name)
      if (bytes) this.#known.set(name, await this.#copyOne(name, bytes))
      else missing.add(name)
    })
    return missing
  }

  /** What was copied, in the order of names. */
  filesOf(names: readonly string[]): CopiedFile[] {
    return names.flatMap((name) => this.#known.get(name) ?? [])
  }

  async #copyOne(name: string, content: Uint8Array): Promise<CopiedFile> {
    const { idOf, write, storedName } = this.#repository
    const file = { name, id: idOf(content), bytes: content.length }
    if (this.#has(file)) return file
    const object = objectName(file.id)
    await write(object, content)
    await readObject(this.#repository, file)
    this.#stored.set(storedName(object), this.#repository.storedBytes(file.bytes))
    this.written += 1
    this.writtenBytes += content.length
    return file
  }

  #has({ id, bytes }: CopiedFile): boolean {
    const { storedName, storedBytes } = this.#repository
    return this.#stored.get(storedName(objectName(id))) === storedBytes(bytes)
  }
}

/** Reads a file back. Throws a DamageError if its content is another. */
export async function readObject(
  { read, idOf, target }: Repository,
  { name, id, bytes }: CopiedFile,
): Promise<Uint8Array> {
  const content = await read(objectName(id))
  if (content.length === bytes && idOf(content) === id) return content
  throw new DamageError(`${name} (${objectName(id)}) in ${target.address} is damaged.`)
}

export async function* linesOf(files: readonly CopiedFile[]): AsyncGenerator<Uint8Array> {
  for (const { name, id, bytes } of files) yield Buffer.from(`${name}\t${id}\t${bytes}\n`)
}

/** The files of a backup. */
export async function readFileList(
  repository: Repository,
  id: string,
  { files }: Pick<Manifest, 'files'>,
): Promise<CopiedFile[]> {
  const pieces = []
  for await (const piece of readParts(repository, { id, name: 'files' }, files.parts))
    pieces.push(piece)
  const lines = Buffer.concat(pieces).toString('utf8').split('\n').filter(Boolean)
  const list = lines.map((line) => {
    const [name = '', object = '', bytes] = line.split('\t')
    return { name, id: object, bytes: Number(bytes) }
  })
  if (list.length === files.count) return list
  throw new DamageError(`The list of files of ${id} is not whole.`)
}

/** The files of a backup; null if its manifest or its list is damaged. */
export async function readFilesOf(
  repository: Repository,
  id: string,
): Promise<CopiedFile[] | null> {
  try {
    return await readFileList(repository, id, await readManifest(repository, id))
  } catch (error) {
    if (error instanceof DamageError) return null
    throw error
  }
}
