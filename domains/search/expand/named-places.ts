import { languages } from '#contract/languages.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { shareLemma } from '../dictionary/agreement.ts'
import { openDictionary } from '../dictionary/dictionary.ts'
import type { NamedEntity } from './lexicon/lexicon-store.ts'
import type { NamedPlace } from '../analyze/phrases/place-names.ts'
import type { Synonyms } from './synonyms.ts'

/** Places with their labels and the other names that the synonyms file gives them ("Kishinev", "Beltsy"). */
export function placesOf(
  entities: readonly NamedEntity[],
  synonyms: Pick<Synonyms, 'groups'>,
): NamedPlace[] {
  const aliases = new Map<string, readonly string[]>()
  for (const names of placeGroups(entities, synonyms))
    for (const name of names) aliases.set(plainText(name), names)
  return placeEntities(entities).flatMap(({ lexeme, labels, isWeak, city }) => {
    const own = languages.map((lang) => labels[lang])
    const others = isWeak ? [] : own.flatMap((name) => aliases.get(plainText(name)) ?? [])
    const names = [...new Set([...own, ...others])]
    return isWeak && city ? sectorNames({ lexeme, names, city }) : [{ lexeme, names, isWeak, city }]
  })
}

/** Of an ambiguous sector only the names that are words need a preposition: "Ciocana" is no hammer, "Centru" a centre. */
function sectorNames(sector: Omit<NamedPlace, 'isWeak'>): NamedPlace[] {
  const { isWord } = openDictionary()
  return [true, false].map((isWeak) => ({
    ...sector,
    names: sector.names.filter((name) => isWord(plainText(name)) === isWeak),
    isWeak,
  }))
}

/** Tells whether a folded name is also a word for something else: a name that needs a preposition. */
export function commonWords(
  entities: readonly NamedEntity[],
  synonyms: Pick<Synonyms, 'groups' | 'same' | 'noise'>,
): (folded: string) => boolean {
  const ofPlaces = new Set(placeGroups(entities, synonyms))
  const others = synonyms.groups.filter(({ from }) => !ofPlaces.has(from))
  const words = new Set(
    [
      ...others.flatMap(({ from, to }) => (to === from ? from : [...from, ...to])),
      ...synonyms.same.flat(),
      ...synonyms.noise,
    ].map(plainText),
  )
  return (folded) => words.has(folded)
}

function placeEntities(entities: readonly NamedEntity[]): NamedEntity[] {
  return entities.filter(({ kind }) => kind === 'place' || kind === 'sector')
}

/**
 * Groups of synonyms one of which is the name of a town or district, and none another word: "rezina" is a synonym of
 * "anvelope".
 */
function placeGroups(
  entities: readonly NamedEntity[],
  { groups }: Pick<Synonyms, 'groups'>,
): (readonly string[])[] {
  const names = new Set(
    placeEntities(entities)
      .filter(({ isWeak, city }) => !isWeak || city)
      .flatMap(({ labels }) => languages.map((lang) => plainText(labels[lang]))),
  )
  const { isWord } = openDictionary()
  return groups
    .filter(({ from, to }) => from.join() === to.join())
    .map(({ from }) => from)
    .filter((from) => {
      const all = from.map(plainText)
      const ofPlace = all.filter((name) => names.has(name))
      const isOther = (word: string): boolean =>
        isWord(word) && !ofPlace.some((name) => name === word || shareLemma(name, word))
      return ofPlace.length > 0 && !all.some(isOther)
    })
}
