import type { Db } from '../../../deps.ts'
import type { Clause } from '../../condition.ts'
import { stringList } from '../meanings/compact-strings.ts'
import { titleLexemes } from '../term.ts'

/** A thing that a query may mean. */
export interface QueryThing {
  /** Its usual name in Romanian, Russian and English. */
  readonly names: readonly string[]
  /** Lexeme of its subcategory. */
  readonly subcategory: string
  /** Titles of its subcategory that have a name of it. */
  readonly titles: Clause
}

/** The things of the reference data by number. */
export interface QueryThings {
  readonly get: (number: number) => QueryThing | undefined
}

interface Row {
  readonly number: number
  readonly subcategoryId: number
  readonly names: string
  readonly forms: string
}

/** Held as text, because few are ever needed. */
export async function readQueryThings(sql: Db): Promise<QueryThings> {
  const texts: string[] = []
  await sql<Row[]>`
    select number, subcategory_id, array_to_string(names, '|') as names, array_to_string(forms, '|') as forms
    from query_things`.forEach(({ number, subcategoryId, names, forms }) => {
    texts[number] = `${subcategoryId}|${names}|${forms}`
  })
  const list = stringList(Array.from(texts, (text = '') => text))
  return { get: (number) => (number < list.length ? thingOf(list.at(number)) : undefined) }
}

/** In three languages. */
const nameCount = 3

function thingOf(text: string): QueryThing | undefined {
  if (text === '') return undefined
  const [subcategoryId, ...others] = text.split('|')
  const subcategory = `~s${subcategoryId}`
  return {
    subcategory,
    names: others.slice(0, nameCount),
    titles: others.slice(nameCount).map((form) => [...titleLexemes(form.split(' ')), subcategory]),
  }
}
