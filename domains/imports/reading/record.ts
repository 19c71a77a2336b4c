import {
  importLineFields,
  importLineLength,
  importNameLength,
  importValueLength,
} from '#contract/rules/imports/limits.ts'

/** What a line of a file says: values by the name of their column or element. */
export interface FileRecord {
  /** Line of the file on which it begins, from 1. */
  readonly line: number
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** Collects the values of one line; what is beyond the limits is left out. */
export class RecordFields {
  readonly #values = new Map<string, string[]>()
  #room = importLineLength

  add(name: string, value: string): void {
    const key = plain(name, importNameLength)
    const text = plain(value, importValueLength)
    if (key === '' || text === '') return
    const values = this.#values.get(key)
    const count = values?.length ?? this.#values.size
    const size = text.length + (values ? 0 : key.length)
    if (count >= importLineFields || size > this.#room) return
    this.#room -= size
    if (values) values.push(text)
    else this.#values.set(key, [text])
  }

  read(): Record<string, string[]> {
    return Object.fromEntries(this.#values)
  }
}

/**
 * The beginning of a text without what PostgreSQL does not store: NUL and lone surrogates. A copy, because a part of a
 * text holds all of it in memory.
 */
export function plain(text: string, most: number): string {
  return Buffer.from(text.slice(0, most).replaceAll('\0', '').trim()).toString()
}
