import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'

/** The most that the fields of one request may hold, in whatever form they come. */
export const maxBodyBytes = 256 * 1024
/** More than the longest list of a call, each item a field of its own. */
export const maxFields = 200

/** `ids[]` and `ids[3]`, as forms name the items of a list. */
const listItem = /^([^[\]]+)\[\d{0,4}\]$/

/** Gathers the fields of a form: what comes several times, or as `name[]`, is a list in the order it came. */
export class FormFields {
  readonly #values = new Map<string, unknown>()
  #bytes = 0

  /** Refuses what takes all fields together past `maxBodyBytes`. */
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

/** The fields of a JSON or form body; none for anything else. */
export function readBody({ body, headers }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  if (!headers['content-type']?.includes('x-www-form-urlencoded')) return { ...body }
  const fields = new FormFields()
  for (const [name, value] of Object.entries(body)) fields.add(name, value)
  return fields.read()
}
