import type { DictionaryLine } from './affixes.ts'
import type { Links } from './links.ts'

/**
 * Irregular Romanian nouns, which hunspell lists form by form without flags (fată, fata, fete, fetele): the forms that
 * a base form can have by the rules of declension and that stand in the list.
 */
export function linkRomanian(lines: readonly DictionaryLine[]): Links {
  const bare = new Set(lines.flatMap(({ word, flags }) => (flags === '' ? [word] : [])))
  const nouns = [...bare]
    .map((word) => ({ word, ...declined(word) }))
    .filter(({ proof }) => bare.has(proof))
    .map((noun) => ({
      ...noun,
      // A plural counts with its genitive: calea is no form of cal.
      plurals: noun.plurals.filter((plural) => bare.has(plural) && bare.has(`${plural}lor`)),
    }))
  const claims = Map.groupBy(
    nouns.flatMap(({ plurals }) => plurals.map((plural) => ({ plural, of: plurals.length }))),
    ({ plural }) => plural,
  )
  const fewest = new Map(
    [...claims].map(([plural, all]) => [plural, Math.min(...all.map((claim) => claim.of))]),
  )
  return nouns.map(({ word, proof, plurals, others }) => [
    ...[word, proof, ...others.filter((form) => bare.has(form))],
    ...plurals
      // Of two nouns that could have a plural, it is that of the one without another: fete of fată, not of făt.
      .filter((plural) => plurals.length === fewest.get(plural))
      .flatMap((plural) => [plural, `${plural}i`, `${plural}le`, `${plural}lor`])
      .filter((form) => bare.has(form)),
  ])
}

interface Declension {
  /** The form with the article, without which the word is no noun. */
  readonly proof: string
  readonly plurals: readonly string[]
  readonly others: readonly string[]
}

const none: Declension = { proof: '', plurals: [], others: [] }

/** Possible forms of a base form. */
function declined(word: string): Declension {
  if (!/^\p{Ll}{2,}$/u.test(word) || /[aiou]$/.test(word.replace(/ea$/, ''))) return none
  const stem = word.slice(0, -1)
  const articled = `${stem}a`
  if (word.endsWith('ea')) return { proof: `${word}ua`, plurals: [`${stem}le`], others: [] }
  if (word.endsWith('ie'))
    return { proof: articled, plurals: [`${stem}i`, stem], others: [`${word}i`] }
  if (word.endsWith('e')) {
    const softened = word.endsWith('le') ? alternating(stem).map((one) => one.slice(0, -1)) : []
    const plurals = [...alternating(stem), ...softened].map((one) => `${one}i`)
    return { proof: `${word}a`, plurals, others: [] }
  }
  if (word.endsWith('ă'))
    return { proof: articled, plurals: ending(stem, ['e', 'i', 'uri']), others: [] }
  const softened = word.endsWith('l') ? [`${stem}i`] : []
  return {
    proof: `${word}ul`,
    plurals: [...ending(word, ['i', 'e', 'uri']), ...softened],
    others: [`${word}u`, `${word}ului`, `${word}ule`],
  }
}

function ending(stem: string, endings: readonly string[]): string[] {
  return alternating(stem, [...vowels, ...fronted]).flatMap((one) =>
    endings.map((vowel) => one + vowel),
  )
}

const consonants: readonly (readonly [RegExp, string])[] = [
  [/st$/, 'șt'],
  [/ș?c$/, 'șt'],
  [/d$/, 'z'],
  [/t$/, 'ț'],
  [/s$/, 'ș'],
  [/z$/, 'j'],
]

const last = '(?=[^aeiouăâî]+$)'
const vowels: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`ea${last}`), 'e'],
  [new RegExp(`oa${last}`), 'o'],
  [new RegExp(`ia${last}`), 'ie'],
  [new RegExp(`a${last}`), 'ă'],
  [new RegExp(`â${last}`), 'i'],
  [new RegExp(`o${last}`), 'oa'],
]
/** Of nouns in -ă (fată, fete) and without an ending (măr, meri). */
const fronted: typeof vowels = [
  [new RegExp(`a${last}`), 'e'],
  [new RegExp(`ă${last}`), 'e'],
]

/** The stem and what its last vowel and consonants may become in other forms (poart-, porț-). */
function alternating(stem: string, changes = vowels): string[] {
  const softened = consonants.flatMap(([from, to]) =>
    from.test(stem) ? [stem.replace(from, to)] : [],
  )
  return [stem, ...softened].flatMap((one) => [
    one,
    ...changes.flatMap(([from, to]) => (from.test(one) ? [one.replace(from, to)] : [])),
  ])
}
