import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import { FormFields } from './form-body.ts'
import type { UploadSlot } from '../files/upload-slots.ts'

type Parts = AsyncIterableIterator<Multipart>

interface OpenForm {
  readonly fields: Record<string, unknown>
  /** The first file, not read yet; null if there is none. */
  readonly file: MultipartFile | null
}

/** Reads the fields, which come first in a multipart body, and stops at the first file, of `maxBytes` at most. */
export async function openForm(request: FastifyRequest, maxBytes: number): Promise<OpenForm> {
  const fields = new FormFields()
  const parts: Parts = request.parts({ limits: { fileSize: maxBytes } })
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done) return { fields: fields.read(), file: null }
    if (part.type === 'file') return { fields: fields.read(), file: part }
    if (part.valueTruncated) throw new Refusal('too_large', part.fieldname)
    fields.add(part.fieldname, part.value)
  }
}

/** Reads the file. Refuses an empty one, and one over the size limit as soon as it exceeds it. */
export async function readFile({ file }: MultipartFile, slot: UploadSlot): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) {
    if (file.truncated) throw new Refusal('too_large')
    slot.hold(chunk.byteLength)
    chunks.push(chunk)
  }
  if (file.truncated) throw new Refusal('too_large')
  // Browsers send an empty, unnamed file where none was chosen.
  if (chunks.length === 0) throw new Refusal('no_file', 'file')
  return Buffer.concat(chunks)
}

/** The file in pieces, none of which is held. Refuses one over the size limit as soon as it exceeds it. */
export async function* streamFile({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of file) {
    if (file.truncated) throw new Refusal('too_large')
    yield chunk
  }
  if (file.truncated) throw new Refusal('too_large')
}

/** Discards the unread rest of the body until the connection is closed. */
export function dropRest({ raw }: FastifyRequest): void {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
}
