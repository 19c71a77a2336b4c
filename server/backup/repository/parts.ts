import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { partName, type Part } from './manifest.ts'
import { DamageError, type Repository } from './repository.ts'

/** Bytes of a stream that become one file. */
const partBytes = 4 * 1024 * 1024

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]

interface Stream {
  /** Of the backup. */
  readonly id: string
  readonly name: string
}

/** Writes a stream in pieces, each compressed. */
export async function writeParts(
  repository: Repository,
  { id, name }: Stream,
  stream: AsyncIterable<Uint8Array>,
): Promise<Part[]> {
  const parts: Part[] = []
  for await (const bytes of inPieces(stream)) {
    const file = partName(id, name, parts.length)
    await repository.write(file, await compress(bytes, { level: 6 }))
    parts.push({ sha256: digestOf(bytes), bytes: bytes.length })
  }
  return parts
}

/** Reads a stream back, piece by piece. Throws a DamageError if it is not what was written. */
export async function* readParts(
  repository: Repository,
  { id, name }: Stream,
  parts: readonly Part[],
): AsyncGenerator<Buffer> {
  for (const [number, { sha256, bytes }] of parts.entries()) {
    const file = partName(id, name, number)
    const stored = await repository.read(file)
    const content = await decompress(stored, { maxOutputLength: bytes + 1 }).catch(() => null)
    if (content?.length !== bytes || digestOf(content) !== sha256)
      throw new DamageError(
        `${repository.storedName(file)} in ${repository.target.address} is damaged.`,
      )
    yield content
  }
}

async function* inPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    length += chunk.length
    if (length < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
