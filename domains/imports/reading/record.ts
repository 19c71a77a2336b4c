import {
  importLineFields,
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

  add(name: string, value: string): void {
    const key = plain(name).slice(0, importNameLength)
    const text = plain(value).slice(0, importValueLength)
    if (key === '' || text === '') return
    const values = this.#values.get(key)
    if (values && values.length < importLineFields) values.push(text)
    if (!values && this.#values.size < importLineFields) this.#values.set(key, [text])
  }

  read(): Record<string, string[]> {
    return Object.fromEntries(this.#values)
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
function plain(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}
