import type { Db } from '../../../deps.ts'
import type { Clause } from '../../condition.ts'
import type { TitleMatches } from '../../proposals/title-match-store.ts'
import type { Intern } from '../interned.ts'
import { invertedIndex } from '../meanings/inverted-index.ts'

/** The titles of the reference data, as sellers of each subcategory write them. */
export interface ExampleTitles {
  /** Titles that have all stems of a form of some term, grouped as those of `listTitleMatches`. */
  readonly matchesOf: (terms: readonly Clause[]) => readonly TitleMatches[]
}

interface ExampleTitle {
  readonly subcategoryId: number
  readonly roots: readonly string[]
  readonly head: readonly string[]
}

/** Row by row, because all rows together take more memory than what is made of them. */
export async function readExampleTitles(sql: Db, intern: Intern): Promise<ExampleTitles> {
  const titles: ExampleTitle[] = []
  // As text, because the driver reads arrays letter by letter.
  await sql<{ subcategoryId: number; head: string; roots: string }[]>`
    select subcategory_id, array_to_string(head, ' ') as head,
      array_to_string(array(select substr(word, 2) from unnest(tsvector_to_array(tsv)) word), ' ') as roots
    from title_examples`.forEach(({ subcategoryId, head, roots }) => {
    const rootsIn = (text: string): string[] => text.split(' ').map(intern)
    titles.push({ subcategoryId, head: rootsIn(head), roots: rootsIn(roots) })
  })
  return indexTitles(titles)
}

/** Terms that a title has, and those that its first words have, as bits. */
interface Met {
  all: number
  head: number
}

export function indexTitles(titles: readonly ExampleTitle[]): ExampleTitles {
  const inTitle = invertedIndex(titles.map(({ roots }) => roots))
  const inHead = invertedIndex(titles.map(({ head }) => head))
  const subcategoryIds = Uint16Array.from(titles, ({ subcategoryId }) => subcategoryId)
  const sizes = new Map<number, number>()
  for (const id of subcategoryIds) sizes.set(id, (sizes.get(id) ?? 0) + 1)
  return {
    matchesOf: (terms) => {
      const met = new Map<number, Met>()
      for (const [term, forms] of terms.entries())
        for (const form of forms) {
          for (const at of withAll(form, inTitle.get)) {
            const one = met.get(at)
            if (one) one.all |= 1 << term
            else met.set(at, { all: 1 << term, head: 0 })
          }
          for (const at of withAll(form, inHead.get)) {
            const one = met.get(at)
            if (one) one.head |= 1 << term
          }
        }
      return grouped(met, { subcategoryIds, sizes, terms: terms.length })
    },
  }
}

/** Numbers of the titles that have all stems. */
function withAll(form: readonly string[], listOf: (root: string) => Uint32Array): Uint32Array {
  const [first = '', ...others] = form
  return others.reduce((found, root) => {
    const list = found.length > 0 ? listOf(root) : found
    return list.length > 0 ? found.filter((at) => list.includes(at)) : list
  }, listOf(first))
}

function grouped(
  met: ReadonlyMap<number, Met>,
  {
    subcategoryIds,
    sizes,
    terms,
  }: {
    readonly subcategoryIds: Uint16Array
    readonly sizes: ReadonlyMap<number, number>
    readonly terms: number
  },
): TitleMatches[] {
  const counts = new Map<string, { id: number; count: number } & Met>()
  for (const [at, { all, head }] of met) {
    const id = subcategoryIds[at] ?? 0
    const key = `${id} ${all} ${head}`
    const group = counts.get(key)
    if (group) group.count++
    else counts.set(key, { id, all, head, count: 1 })
  }
  const positions = Array.from({ length: terms }, (_none, at) => at)
  const inBits = (bits: number): number[] => positions.filter((at) => bits & (1 << at))
  return Array.from(counts.values(), ({ id, all, head, count }) => ({
    ...{ subcategoryId: id, isMarket: false, met: inBits(all), heads: inBits(head) },
    ...{ count, size: sizes.get(id) ?? 1 },
  }))
}
