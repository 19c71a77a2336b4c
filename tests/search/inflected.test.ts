import { plainWords } from '#contract/rules/text/fold.ts'
import { createRandom } from '#demo/random.ts'
import { openDictionary } from '#domains/search/dictionary/dictionary.ts'
import { findAdverts } from '#domains/search/service.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'

const drawn = 160
const seed = 7
/** Share of the drawn forms that find their word. */
const least = 0.98

interface Drawn {
  /** A noun of a title, folded. */
  readonly noun: string
  /** Another form of it. */
  readonly form: string
}

async function titlesOf({ sql }: Pick<Deps, 'sql'>): Promise<ReadonlyMap<number, Set<string>>> {
  const rows = await sql<{ id: number; title: string }[]>`
    select a.id, concat_ws(' ', a.title_ro, a.title_ru, a.title_en) as title
    from adverts a join ad_index i on i.advert_id = a.id`
  return new Map(rows.map(({ id, title }) => [id, new Set(plainWords(title))]))
}

/** Forms that nobody types: the vocative, and spoken Romanian without the article's l. */
const unusual = /(?:ule|[^aeiou]u|o)$/

function otherForms(noun: string): string[] {
  const dictionary = openDictionary()
  const readings = dictionary.readingsOf(noun).filter(({ kind }) => kind === 'nominal')
  const [reading] = readings
  // A homonym's forms would be those of the other word.
  if (!reading || readings.length > 1 || dictionary.lemmasOf(noun).length > 1) return []
  return dictionary
    .formsOf(reading.lemma)
    .filter((form) => form !== noun && form.length > 2)
    .filter((form) => reading.language !== 'ro' || !unusual.test(form))
    .filter((form) => dictionary.lemmasOf(form).length === 1)
}

function draw(titles: ReadonlyMap<number, Set<string>>): Drawn[] {
  const random = createRandom(seed)
  const nouns = [...new Set([...titles.values()].flatMap((words) => [...words]))].toSorted()
  const candidates = nouns.filter((noun) => noun.length > 2 && otherForms(noun).length > 0)
  return random
    .shuffle(candidates)
    .slice(0, drawn)
    .map((noun) => ({ noun, form: random.pick(otherForms(noun)) }))
}

test('an inflected noun finds the adverts that have another form of it in the title', async ({
  deps,
}) => {
  const titles = await titlesOf(deps)

  const lost: string[] = []
  const pairs = draw(titles)
  for (const { noun, form } of pairs) {
    const query = { searchType: 'search', search: form, sort: 'none', wide: true } as const
    const { ids, correctedTo } = await findAdverts(deps, { ...query, start: 0, size: 1_000 })
    const isFound = correctedTo === '' && ids.some((id) => titles.get(id)?.has(noun))
    if (!isFound) lost.push(`${form} (${noun})${correctedTo && ` → ${correctedTo}`}`)
  }

  const share = 1 - lost.length / pairs.length
  console.log(
    `${pairs.length} inflected nouns, ${share.toFixed(3)} found; lost: ${lost.join(', ')}`,
  )
  expect(pairs).toHaveLength(drawn)
  expect(share).toBeGreaterThanOrEqual(least)
})
