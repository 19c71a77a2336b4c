import { readFile } from 'node:fs/promises'
import english from 'dictionary-en'
import romanian from 'dictionary-ro'
import russian from 'dictionary-ru'
import { plainWords } from '#contract/rules/text/fold.ts'
import { createRandom } from '#demo/random.ts'
import { readIntents } from '#domains/search/analyze/phrases/intents.ts'
import { readSynonyms } from '#domains/search/expand/synonyms.ts'
import { shareLemma } from '#domains/search/dictionary/agreement.ts'
import { openDictionary } from '#domains/search/dictionary/dictionary.ts'
import { findAdverts } from '#domains/search/service.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'

const perLanguage = { ro: 70, ru: 70, en: 60 } as const
const seed = 11

/** Words of three to five letters, as the hunspell lists have them. */
function shortWords({ dic }: { readonly dic: Uint8Array }): string[] {
  const lines = new TextDecoder().decode(dic).split('\n').slice(1)
  const words = lines.flatMap((line) => line.split('/')[0]?.match(/^\p{Ll}{3,5}$/u) ?? [])
  return [...new Set(words.flatMap((word) => plainWords(word)))].toSorted()
}

function drawWords(): string[] {
  const random = createRandom(seed)
  const draw = (words: readonly string[], count: number): string[] =>
    random.shuffle(words).slice(0, count)
  return [
    ...draw(shortWords(romanian), perLanguage.ro),
    ...draw(shortWords(russian), perLanguage.ru),
    ...draw(shortWords(english), perLanguage.en),
  ]
}

/** Everything that an advert says: its texts and the labels of its subcategory, options and place. */
async function textsOf({ sql }: Pick<Deps, 'sql'>): Promise<ReadonlyMap<number, string[]>> {
  const rows = await sql<{ id: number; text: string }[]>`
    select a.id, concat_ws(' ', a.title_ro, a.title_ru, a.title_en, a.description_ro, a.description_ru, a.description_en,
      a.attributes::text, s.label_ro, s.label_ru, s.label_en, p.name_ro, p.name_ru, p.name_en, options.labels) as text
    from adverts a
    join subcategories s on s.id = a.subcategory_id
    left join places p on p.id = a.place_id
    cross join lateral (
      select string_agg(d.definition::text, ' ') as labels from attributes d where a.attributes ? d.key) options
    where a.is_public`
  return new Map(rows.map(({ id, text }) => [id, [...new Set(plainWords(text))]]))
}

/** Names as their words; each group is what somebody means by any of its names. */
type Groups = readonly (readonly (readonly string[])[])[]

/** Numbers of the groups by each name of one word and by the lemmas of these. */
function indexGroups(groups: Groups): ReadonlyMap<string | number, ReadonlySet<number>> {
  const index = new Map<string | number, Set<number>>()
  for (const [number, names] of groups.entries())
    for (const [word = '', ...others] of names) {
      if (others.length > 0) continue
      for (const key of keysOf(word)) index.set(key, (index.get(key) ?? new Set()).add(number))
    }
  return index
}

/** Words of which one is a form of the other share one of these. */
function keysOf(word: string): (string | number)[] {
  return [word, ...openDictionary().lemmasOf(word)]
}

/** Gives the names that the editor's files have for a word in any of its forms. */
async function readNames(): Promise<(word: string) => Groups[number]> {
  const groups = (await readGroups()).map((names) => names.map((name) => plainWords(name)))
  const index = indexGroups(groups)
  return (word) => {
    const numbers = new Set(keysOf(word).flatMap((key) => [...(index.get(key) ?? [])]))
    return [[word], ...[...numbers].flatMap((number) => groups[number] ?? [])]
  }
}

async function readGroups(): Promise<string[][]> {
  const text = await readFile(new URL('../../db/data/synonyms.txt', import.meta.url), 'utf8')
  const { groups, same } = readSynonyms(text)
  const { intents } = readIntents(
    await readFile(new URL('../../db/data/intents.json', import.meta.url), 'utf8'),
  )
  const phrases = intents.map((intent) => Object.values(intent.phrases).flat())
  return [
    ...groups.map(({ from, to }) => [...from, ...to]),
    ...same.map((names) => [...names]),
    // An intent is answered by its branches, whatever word of it was typed.
    ...phrases,
  ]
}

function says(words: readonly string[], names: readonly (readonly string[])[]): boolean {
  const has = (name: string): boolean =>
    words.some((word) => word === name || shareLemma(word, name))
  return names.some((name) => name.every(has))
}

test('a short word finds what has it, or nothing, or says that it was read otherwise', async ({
  deps,
}) => {
  const texts = await textsOf(deps)
  const namesOf = await readNames()
  const words = drawWords()

  const nonsense: string[] = []
  const outcomes = { found: 0, none: 0, said: 0 }
  for (const word of words) {
    const query = { searchType: 'search', search: word, sort: 'none' } as const
    const { ids, missing, correctedTo } = await findAdverts(deps, { ...query, start: 0, size: 10 })
    const [first] = ids
    const shown = first === undefined ? [] : (texts.get(first) ?? [])
    if (first === undefined) outcomes.none++
    else if (missing.length > 0 || correctedTo !== '') outcomes.said++
    else if (says(shown, namesOf(word))) outcomes.found++
    else nonsense.push(`${word}: ${shown.slice(0, 8).join(' ')}`)
  }

  console.log(
    `${words.length} short words: ${JSON.stringify(outcomes)}; nonsense: ${nonsense.join('; ')}`,
  )
  expect(words).toHaveLength(200)
  expect(nonsense).toEqual([])
})
