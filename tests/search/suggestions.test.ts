import type { Advert } from '#contract/adverts/adverts.ts'
import { suggestionsFrom } from '#contract/limits.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { advertCards } from '#domains/adverts/service.ts'
import type { Deps } from '#domains/deps.ts'
import { findAdverts, suggest } from '#domains/search/service.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'
import { things, type Thing } from './suggested-things.ts'

/** A row of the list, in the order in which it is shown. */
interface Row {
  readonly kind: 'query' | 'subcategory' | 'advert'
  readonly text: string
  readonly isSensible: boolean
}

interface Step {
  readonly thing: Thing
  readonly typed: string
  readonly rows: readonly Row[]
  /** The thing alone can be meant. */
  readonly isUnambiguous: boolean
}

const leastShare = 0.95

async function stepsOf(
  deps: Deps,
  thing: Thing,
  slugs: ReadonlyMap<number, string>,
): Promise<Step[]> {
  const letters = [...thing.typed]
  const from = thing.from ?? Math.ceil(letters.length * 0.6)
  const steps: Step[] = []
  for (let length = suggestionsFrom; length <= letters.length; length++) {
    const typed = letters.slice(0, length).join('')
    steps.push({
      thing,
      typed,
      rows: await rowsOf(deps, thing, { typed, slugs }),
      isUnambiguous: length >= from,
    })
  }
  return steps
}

async function rowsOf(
  deps: Deps,
  thing: Thing,
  { typed, slugs }: { typed: string; slugs: ReadonlyMap<number, string> },
): Promise<Row[]> {
  const { queries, subcategories, advertIds } = await suggest(deps, typed)
  const adverts = await advertCards(deps, advertIds)
  return [
    ...queries.map((text) => ({
      kind: 'query' as const,
      text,
      isSensible: thing.title.test(text),
    })),
    ...subcategories.map(({ slug, words }) => ({
      kind: 'subcategory' as const,
      text: `${words} in ${slug}`,
      isSensible: thing.subcategories.includes(slug) && (words === '' || thing.title.test(words)),
    })),
    ...adverts.map((advert) => ({
      kind: 'advert' as const,
      text: titlesOf(advert)[0] ?? '',
      isSensible: isThing(advert, thing, slugs),
    })),
  ]
}

function titlesOf({ ad_title_ro, ad_title_ru, ad_title_en }: Advert): string[] {
  return [ad_title_ro, ad_title_ru, ad_title_en].filter(Boolean)
}

function isThing(
  advert: Advert,
  { title, subcategories }: Thing,
  slugs: ReadonlyMap<number, string>,
): boolean {
  return (
    titlesOf(advert).some((one) => title.test(one)) ||
    subcategories.includes(slugs.get(advert.sub_id) ?? '')
  )
}

async function slugsOf(deps: Deps): Promise<ReadonlyMap<number, string>> {
  const rows = await deps.sql<{ id: number; slug: string }[]>`select id, slug from subcategories`
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** Whether the full search finds anything. */
async function isFound(deps: Deps, typed: string): Promise<boolean> {
  const query = { searchType: 'search', search: typed, sort: 'none', start: 0, size: 1 } as const
  return (await findAdverts(deps, query)).ids.length > 0
}

test('things typed letter by letter are suggested at once, without equal rows', async ({
  deps,
}) => {
  const slugs = await slugsOf(deps)
  const steps: Step[] = []
  for (const thing of things) steps.push(...(await stepsOf(deps, thing, slugs)))

  const empty: string[] = []
  for (const { typed, rows } of steps)
    if (rows.length === 0 && (await isFound(deps, typed))) empty.push(typed)
  const repeated = steps.filter(
    ({ rows }) => new Set(rows.map(({ kind, text }) => kind + plainText(text))).size < rows.length,
  )
  const clear = steps.filter(({ isUnambiguous }) => isUnambiguous)
  const first = clear.flatMap(({ rows }) => rows.slice(0, 3))
  const share = first.filter(({ isSensible }) => isSensible).length / first.length
  const wrong = clear.filter(({ rows }) => rows.slice(0, 3).some(({ isSensible }) => !isSensible))
  console.log(
    `${things.length} things, ${steps.length} steps: ${empty.length} empty, ${repeated.length} with equal rows; ` +
      `${first.length} of the first three rows from the unambiguous letter on, ${share.toFixed(3)} sensible`,
  )
  if (process.env['SEARCH_REPORT']) console.log(reportOf(wrong))
  expect(empty).toEqual([])
  expect(repeated.map(({ typed }) => typed)).toEqual([])
  expect(share).toBeGreaterThanOrEqual(leastShare)
})

function reportOf(steps: readonly Step[]): string {
  return steps
    .map(({ typed, rows }) =>
      [typed, ...rows.map(({ text, isSensible }) => `  ${isSensible ? ' ' : '!'} ${text}`)].join(
        '\n',
      ),
    )
    .join('\n')
}
