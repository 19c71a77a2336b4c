import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import { FormFields } from './form-body.ts'
import type { UploadSlot } from '../files/upload-slots.ts'

type Parts = AsyncIterableIterator<Multipart>

interface OpenForm {
  readonly fields: Record<string, unknown>
  /** The first file, of which nothing has been read; null: none was sent. */
  readonly file: MultipartFile | null
}

/** Reads the fields, which come first in a multipart body, and stops before its first file. */
export async function openForm(request: FastifyRequest): Promise<OpenForm> {
  const fields = new FormFields()
  const parts: Parts = request.parts()
  for (;;) {
    // The parts of a body come one after another.
    const { value: part, done } = await parts.next()
    if (done) return { fields: fields.read(), file: null }
    if (part.type === 'file') return { fields: fields.read(), file: part }
    if (part.valueTruncated) throw new Refusal('too_large', part.fieldname)
    fields.add(part.fieldname, part.value)
  }
}

/** The file's bytes. Refuses an empty one, and one larger than the form's limit as soon as it is. */
export async function readFile({ file }: MultipartFile, slot: UploadSlot): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) {
    if (file.truncated) throw new Refusal('too_large')
    slot.hold(chunk.byteLength)
    chunks.push(chunk)
  }
  if (file.truncated) throw new Refusal('too_large')
  // A browser sends a file without a name and a byte where none was chosen.
  if (chunks.length === 0) throw new Refusal('no_file', 'file')
  return Buffer.concat(chunks)
}

/** What was not read of the body is not kept: it goes nowhere until the connection is closed. */
export function dropRest({ raw }: FastifyRequest): void {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
}
