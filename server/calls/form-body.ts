import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'

/** Maximum total size of the fields of one request, in every encoding. */
export const maxBodyBytes = 256 * 1024
/** Maximum number of form fields: more than the longest list of a call, one field per item. */
export const maxFields = 200

/** `ids[]` and `ids[3]`, the form names of list items. */
const listItem = /^([^[\]]+)\[\d{0,4}\]$/

/** Collects form fields: a repeated name, or `name[]`, makes a list in the order of arrival. */
export class FormFields {
  readonly #values = new Map<string, unknown>()
  #bytes = 0

  /** Refuses a field that takes the total past `maxBodyBytes`. */
  add(name: string, value: unknown): void {
    this.#bytes +=
      Buffer.byteLength(name) + (typeof value === 'string' ? Buffer.byteLength(value) : 0)
    if (this.#bytes > maxBodyBytes) throw new Refusal('too_large')
    const listed = listItem.exec(name)?.[1]
    const key = listed ?? name
    const known = this.#values.get(key)
    if (known === undefined && listed === undefined) this.#values.set(key, value)
    else this.#values.set(key, [known ?? [], value].flat())
  }

  read(): Record<string, unknown> {
    return Object.fromEntries(this.#values)
  }
}

/** Fields of a JSON or form body; none of any other. */
export function readBody({ body, headers }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  if (!headers['content-type']?.includes('x-www-form-urlencoded')) return { ...body }
  const fields = new FormFields()
  for (const [name, value] of Object.entries(body)) fields.add(name, value)
  return fields.read()
}
