import type { Deps } from '../../deps.ts'
import type { Likely } from '../expand/likely/likely-branches.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { findAdverts, type FoundPage } from '../retrieve/find.ts'
import { parseQuery } from '../retrieve/query.ts'
import { relaxedQueries, type ParsedQuery } from '../retrieve/relaxation.ts'
import { withoutTerms } from '../retrieve/relaxed-terms.ts'
import { listMetClauses, listTitles } from './store.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

/** The way of a query through the stages of the search, as lines of text. */
export async function explainSearch(
  deps: SearchDeps,
  query: SearchQuery,
  advertId?: number,
): Promise<string[]> {
  const parsed = await parseQuery(deps, query)
  if (!parsed) return ['analyze: no advert can match (no word, or an unknown filter)']
  const found = await findAdverts(deps, { ...query, sort: 'none', start: 0, size: 10 })
  return [
    ...analysisLines(parsed),
    ...retrievalLines(parsed),
    ...(await answerLines(deps, found)),
    ...(advertId === undefined ? [] : await advertLines(deps, { parsed, found, advertId })),
  ]
}

function analysisLines(parsed: ParsedQuery): string[] {
  const { terms, likely, price, understood, isCheap, narrowed } = parsed
  const weightOf = (weight: number): string => weight.toFixed(1).padStart(5)
  return [
    ...(price
      ? [`analyze  price «${price.text}»: ${price.from ?? 0}–${price.to ?? '∞'} ${price.currency}`]
      : []),
    ...understood.map(({ kind, words }) => `analyze  ${kind} «${words.join(' ')}»`),
    ...(isCheap ? ['analyze  cheap: lowest prices first'] : []),
    ...terms.map(({ words, weight, strict, also, subcategories, isSecondary }) =>
      [
        `expand   weight ${weightOf(weight)} «${words.join(' ')}»${isSecondary ? ' part or service' : ''}`,
        `strict ${clauseText(strict)}`,
        ...(subcategories.length > 0 ? [`subcategories ${clauseText(subcategories)}`] : []),
        ...(also.length > 0 ? [`synonyms ${also.slice(0, 6).join(', ')}`] : []),
      ].join('; '),
    ),
    ...(likely.branches.length > 0
      ? [`likely   ${clauseText(likely.branches)}; ${reaches[likely.reach]}`]
      : []),
    `filter   ${narrowed.clauses.map(clauseText).join(' & ') || 'none'} ${narrowed.limits ? JSON.stringify(narrowed.limits) : ''}`,
  ]
}

const reaches: Readonly<Record<Likely['reach'], string>> = {
  first: 'first',
  titles: 'before any text',
  all: 'alone',
}

function clauseText(clause: readonly (readonly string[])[]): string {
  const shown = clause.slice(0, 6).map((lexemes) => lexemes.join('+'))
  return [...shown, ...(clause.length > 6 ? [`… ${clause.length}`] : [])].join(' | ')
}

function retrievalLines(parsed: ParsedQuery): string[] {
  const names = ['rank only', 'title', 'title with parts', 'any text']
  return [
    ...relaxedQueries(parsed).map(
      (query, at) => `retrieve level ${at} (${names[at] ?? ''}): ${shortened(query.join(' & '))}`,
    ),
    ...[...withoutTerms(parsed)].map(({ missing }) => `relax    without «${missing.join(' ')}»`),
  ]
}

function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

async function answerLines(
  { sql }: SearchDeps,
  { ids, count, isNarrow, correctedTo, missing, partial }: FoundPage,
): Promise<string[]> {
  const titles = await listTitles(sql, [...ids, ...partial.flatMap((group) => group.ids)])
  const line = (id: number): string => `           ${id} ${titles.get(id) ?? ''}`
  return [
    `rank     ${count} found${isNarrow ? '' : ' by any text'}${correctedTo ? `, corrected to «${correctedTo}»` : ''}${missing.length > 0 ? `, without «${missing.join(' ')}»` : ''}`,
    ...ids.map(line),
    ...partial.flatMap((group) => [
      `relax    then without «${group.missing.join(' ')}»`,
      ...group.ids.map(line),
    ]),
  ]
}

async function advertLines(
  { sql }: SearchDeps,
  { parsed, found, advertId }: { parsed: ParsedQuery; found: FoundPage; advertId: number },
): Promise<string[]> {
  const met = await listMetClauses(sql, advertId, parsed.terms)
  if (!met) return [`advert ${advertId} is not public`]
  const at = [...found.ids, ...found.partial.flatMap(({ ids }) => ids)].indexOf(advertId)
  return [
    `advert ${advertId}: ${at < 0 ? 'not on the first page' : `position ${at + 1}`}`,
    ...parsed.terms.map(
      ({ words, weight }, index) =>
        `         «${words.join(' ')}» (${weight}): ${met[index] ?? ''}`,
    ),
  ]
}
