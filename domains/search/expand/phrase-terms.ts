import type { PlacePhrase } from '../analyze/phrases/place-names.ts'
import type { Quantity } from '../analyze/phrases/quantities.ts'
import type { FormsByWord } from '../analyze/tokens.ts'
import { meaningsOf } from './span-meanings.ts'
import { formsTogether, noName, scoreOnly, titleLexemes, weights, type Term } from './term.ts'
import type { Sources } from './terms.ts'

/** Both words of a negation: "fără sac". */
export function negationTerm(words: readonly string[], forms: FormsByWord): Term {
  const texts = formsTogether(words, forms)
  const title = texts.map(titleLexemes)
  const scored = { typed: texts, texts }
  return { ...noName, ...scored, words, strict: title, title, any: texts, weight: weights.option }
}

/** Lowers the score of adverts that state what a negation denies: "fără animale". None if that is no property. */
export function deniedTerms(words: readonly string[], { forms, lexicon }: Sources): Term[] {
  const stated = meaningsOf(words.slice(1), forms, lexicon)
    .flatMap(({ entities, synonyms }) => [...entities, ...synonyms.flatMap((one) => one.entities)])
    .flatMap(({ lexeme }) => (lexeme.endsWith(':true') ? [lexeme] : []))
  if (stated.length === 0) return []
  const lexemes = [...new Set(stated)].map((lexeme) => [lexeme])
  return [scoreOnly(lexemes, weights.denied)]
}

/** Lexemes of a range that an open bound would make too long: those nearest to the bound count. */
const maxBuckets = 40

/** Numbers of an attribute, in the text or among the attributes. */
export function quantityTerm(
  { words, texts: written, key, low, high }: Quantity,
  forms: FormsByWord,
): Term {
  const texts = written.length > 0 ? formsTogether(written, forms) : []
  const near = bucketsBetween(low, high).map((bucket) => [`~n${key}:${bucket}`])
  const title = [...texts.map(titleLexemes), ...near]
  const clauses = { strict: title, title, any: title }
  return { ...noName, ...clauses, words, typed: texts, texts, weight: weights.number }
}

function bucketsBetween(low: number, high: number): number[] {
  const [first, last] = [numberBucket(low), numberBucket(high)]
  return Array.from({ length: last - first + 1 }, (_none, at) => last - at).slice(0, maxBuckets)
}

/** As `number_bucket()` in the database: one a year, eight buckets per octave of others. */
function numberBucket(value: number): number {
  if (value >= 1900 && value <= 2100) return Math.floor(value)
  return 10_000 + Math.floor(8 * Math.log2(Math.max(value, 0) + 1))
}

/** A place is met by its lexemes, and by its name in a title: "Excursie la Cricova". */
export function placeTerm({ lexemes, name, texts }: PlacePhrase): Term {
  const titles = texts.map(titleLexemes)
  const all = lexemes.map((lexeme) => [lexeme])
  const places = lexemes.filter((lexeme) => lexeme.startsWith('~p')).map((lexeme) => [lexeme])
  return {
    ...{
      ...noName,
      words: name,
      strict: places.length > 0 ? places : all,
      title: [...all, ...titles],
      any: [...all, ...titles],
    },
    weight: weights.place,
  }
}

/**
 * Of a city and the district of its name the city is meant first, and after a sector comes the rest of its city; none
 * for other places.
 */
export function cityTerms({ lexemes, city }: PlacePhrase): Term[] {
  if (city) return [scoreOnly([[city]], weights.place)]
  const cities = lexemes.filter((lexeme) => lexeme.startsWith('~p')).map((lexeme) => [lexeme])
  if (cities.length === 0 || cities.length === lexemes.length) return []
  return [scoreOnly(cities, weights.place)]
}
