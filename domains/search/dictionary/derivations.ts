import { soundOf } from '../spelling/typos.ts'
import { openDictionary } from './dictionary.ts'

/** A Russian adjective in its base form. */
const adjective = /^[а-я]{3,}(?:ый|ий|ой)$/
/** Shorter nouns have too many adjectives that mean something else. */
const shortestNoun = 4
const maxDerivations = 3

/** Suffixes of relational adjectives with what a noun has in their place, the longest first. */
const suffixes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ическ$/, ['', 'ика', 'ия']],
  [/очн$/, ['ка', 'ок']],
  [/(?:янн|анн)$/, ['', 'о', 'ь', 'а']],
  [/ян$/, ['', 'о', 'ь', 'а']],
  [/(?:ов|ев)$/, ['', 'ь', 'а', 'я']],
  [/ьн$/, ['ь', 'я', '']],
  [/н$/, ['', 'а', 'о', 'ь', 'ие']],
  [/ск$/, ['', 'а', 'ь']],
]

/** Suffixes that come from Latin, by the Romanian ones. */
const latinSuffixes: readonly (readonly [RegExp, string])[] = [
  [/ич(?:еск|н)$/, 'ic'],
  [/альн$/, 'al'],
  [/ивн$/, 'iv'],
  [/арн$/, 'ar'],
  [/ьн$/, ''],
  [/н$/, ''],
]

/**
 * The nouns that a Russian adjective is made from, and the Romanian or English adjective of the same Latin root: an
 * «офисный» chair is one for the «офис», a «капитальный» garage is "capital". Empty for any other word.
 */
export function derivationsOf(word: string): readonly string[] {
  const dictionary = openDictionary()
  const bases = dictionary
    .readingsOf(word)
    .filter(({ kind, language }) => kind === 'nominal' && language === 'ru')
    .flatMap(({ lemma }) => dictionary.formsOf(lemma).slice(0, 1))
    .filter((base) => adjective.test(base))
  return [...new Set(bases)]
    .flatMap((base) => [...nounsOf(base.slice(0, -2)), ...latinOf(base.slice(0, -2))])
    .slice(0, maxDerivations)
}

function nounsOf(stem: string): string[] {
  const { readingsOf } = openDictionary()
  const isNoun = (word: string): boolean =>
    word.length >= shortestNoun &&
    readingsOf(word).some(
      ({ language, kind, isBase }) => language === 'ru' && kind === 'nominal' && isBase,
    )
  for (const [suffix, endings] of suffixes) {
    if (!suffix.test(stem)) continue
    const root = stem.replace(suffix, '')
    const nouns = endings.map((ending) => root + ending).filter(isNoun)
    if (nouns.length > 0) return nouns.slice(0, 1)
  }
  return []
}

function latinOf(stem: string): string[] {
  const { readingsOf } = openDictionary()
  const isAdjective = (word: string): boolean =>
    readingsOf(word).some(({ language, kind }) => language !== 'ru' && kind === 'nominal')
  const [suffix, ending = ''] = latinSuffixes.find(([pattern]) => pattern.test(stem)) ?? []
  if (!suffix) return []
  const latin = soundOf(stem.replace(suffix, '')) + ending
  const spellings = [latin, latin.replaceAll('av', 'au'), latin.replaceAll('h', 'c')]
  return spellings.filter(isAdjective).slice(0, 1)
}
