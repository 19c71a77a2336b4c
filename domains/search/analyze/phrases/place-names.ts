import { fold, plainWords } from '#contract/rules/text/fold.ts'
import { compactMap, type CompactMap } from '../../expand/meanings/compact-strings.ts'
import type { Clause } from '../../condition.ts'
import { openDictionary } from '../../dictionary/dictionary.ts'
import { soundOf } from '../../spelling/typos.ts'

/** A place or district under one of its names. */
export interface NamedPlace {
  /** Lexeme of the index: `~p12`, `~r3`. */
  readonly lexeme: string
  readonly names: readonly string[]
  /** Villages share their names with things and people: they count only after a preposition. */
  readonly isWeak: boolean
  /** Lexeme of the city of a sector; empty for other places. */
  readonly city: string
}

interface Entry {
  readonly lexemes: readonly string[]
  readonly isWeak: boolean
  readonly city: string
  /** Stems of its names, as titles have them. */
  readonly texts: Clause
}

/** By the written and the phonetic key of a name in one of its forms. */
export type PlaceNames = CompactMap<Entry>

/** A place in a query, with its position among the words. */
export interface PlacePhrase {
  readonly at: number
  /** Number of words, with the preposition. */
  readonly length: number
  /** Words of the name itself. */
  readonly name: readonly string[]
  /** Lexemes of the places of that name, towns and sectors before districts. */
  readonly lexemes: readonly string[]
  /** Lexeme of the city of a sector; empty for other places. */
  readonly city: string
  readonly texts: Clause
}

const maxNameWords = 4

/**
 * Index of names in every case and spelling. `isCommon` tells names that are words for things too ("Rezina"), and
 * `stemsOf` gives the stems of a name.
 */
export function indexPlaceNames(
  places: readonly NamedPlace[],
  isCommon: (folded: string) => boolean,
  stemsOf: (name: string) => Clause,
): PlaceNames {
  const common = commonForms(places, isCommon)
  const index = new Map<string, Entry>()
  for (const { lexeme, names, isWeak, city } of places) {
    const own = { lexemes: [lexeme], city, texts: names.flatMap(stemsOf) }
    // Shared by the thousands of keys of most places, which name no other.
    const [strong, weak] = [
      { ...own, isWeak: false },
      { ...own, isWeak: true },
    ]
    for (const { form, isAmbiguous } of names.flatMap(formsOf)) {
      const entry = isWeak || isAmbiguous || common.has(form) ? weak : strong
      for (const key of [written(form), ...keysOf(form)])
        index.set(key, joined(index.get(key), entry))
    }
  }
  return compactMap(index)
}

/** All forms of names of which one is common: the word has other cases and alphabets too («резину», "rezina r16"). */
function commonForms(
  places: readonly NamedPlace[],
  isCommon: (folded: string) => boolean,
): ReadonlySet<string> {
  const formsByPlace = places.map(({ names }) => names.flatMap(formsOf).map(({ form }) => form))
  return new Set(formsByPlace.filter((forms) => forms.some(isCommon)).flat())
}

/** The entry of a name that several places have. */
function joined(known: Entry | undefined, entry: Entry): Entry {
  if (!known || known === entry) return entry
  const isWeak = known.isWeak && entry.isWeak
  if (entry.lexemes.every((lexeme) => known.lexemes.includes(lexeme)))
    return isWeak === known.isWeak ? known : { ...known, isWeak }
  return {
    // ~p places before ~r districts
    lexemes: [...known.lexemes, ...entry.lexemes].toSorted(),
    isWeak,
    city: known.city && entry.city,
    texts: [...known.texts, ...entry.texts],
  }
}

/** Places named by a query, from left to right; those of one word without a preposition only if unambiguous. */
export function findPlaces(words: readonly string[], names: PlaceNames): PlacePhrase[] {
  const found: PlacePhrase[] = []
  for (let at = 0; at < words.length;) {
    const phrase = placeAt(words, at, names)
    if (phrase) found.push(phrase)
    at += phrase?.length ?? 1
  }
  return found
}

function placeAt(words: readonly string[], at: number, names: PlaceNames): PlacePhrase | null {
  const before = prepositionsAt(words, at)
  const start = at + before
  for (let length = Math.min(maxNameWords, words.length - start); length > 0; length--) {
    const name = words.slice(start, start + length)
    const text = name.join(' ')
    const entry = names.get(written(text)) ?? soundAlike(text, names)
    if (!entry) continue
    const isNamed = before > 0 && !isCircumstance(words[at] ?? '', text, entry)
    if (isNamed || !entry.isWeak) return { at, length: before + length, name, ...entry }
  }
  return null
}

const prepositions = new Set(
  'in din la langa linga prin din spre from near at around в во из на под у около возле рядом v iz'.split(
    ' ',
  ),
)
/** Prepositions that also stand before things and states: "casă la țară", «дом у озера», «под ключ». */
const vague = new Set('la linga langa на у под возле около рядом near at around'.split(' '))

/** A word of a dictionary after such a preposition is no village, though one may be called so. */
function isCircumstance(preposition: string, name: string, { lexemes, city }: Entry): boolean {
  const isVillage = city === '' && !lexemes.some((lexeme) => lexeme.startsWith('~r'))
  return isVillage && vague.has(preposition) && openDictionary().isWord(name)
}

const settlements = new Set(
  'or oras orasul orasului mun municipiul raion raionul raionului r sat satul sector sectorul sectoru zona г город города городе районе район с село селе сектор секторе городок the city town of c'.split(
    ' ',
  ),
)

/** Number of words before a name that belong to it: "în or.", «в районе». At most three. */
function prepositionsAt(words: readonly string[], at: number): number {
  let length = 0
  while (length < 3 && at + length < words.length) {
    const word = words[at + length] ?? ''
    if (!prepositions.has(word) && !settlements.has(word)) break
    length++
  }
  return length
}

/** A word of a dictionary is not read as a name that sounds alike: tyres, Тирас. */
function soundAlike(text: string, names: PlaceNames): Entry | undefined {
  if (openDictionary().isWord(text)) return undefined
  return keysOf(text).flatMap((key) => names.get(key) ?? [])[0]
}

/** Key of a form as it is written. */
function written(form: string): string {
  return `=${form}`
}

/** Phonetic keys: э is read as e and, as in Romanian written in Cyrillic, as ă. */
function keysOf(text: string): string[] {
  const keys = [soundOf(text)]
  if (text.includes('э')) keys.push(soundOf(text.replaceAll('э', 'а')))
  return keys
}

interface NameForm {
  readonly form: string
  /** Also a form of an ordinary word too often: the bare plural genitive («Сорок»). */
  readonly isAmbiguous: boolean
}

/** Folded forms of a name: both spellings of î/â, Romanian genitives, Russian cases. */
function formsOf(name: string): NameForm[] {
  const spellings = [name, name.replaceAll(/[âÂ]/g, 'î'), name.replaceAll(/(?<!^)[îÎ]/g, 'â')]
  const folded = new Set(spellings.map((one) => plainWords(one).join(' ')))
  return [...folded].flatMap((form) => {
    if (/[а-я]/.test(fold(form))) return russianForms(form)
    const genitives = form.includes(' ') ? [] : [`${form}ului`, `${form}lui`]
    return [form, ...genitives].map((one) => ({ form: one, isAmbiguous: false }))
  })
}

/** Endings by the ending of the nominative: «Кишинёв», «Тирасполь», «Бельцы», «Сорока», «Дрокия». */
const nounEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ы|и)$/, ['ы', 'и', 'ам', 'ям', 'ами', 'ями', 'ах', 'ях', 'ов', 'ей', '']],
  [/ия$/, ['ия', 'ии', 'ию', 'ией']],
  [/(?:а|я)$/, ['а', 'я', 'ы', 'и', 'е', 'у', 'ю', 'ой', 'ей']],
  [/ь$/, ['ь', 'я', 'ю', 'ем', 'е', 'и']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/, ['', 'а', 'у', 'ом', 'е']],
]

function russianForms(name: string): NameForm[] {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const [ending, endings] = nounEndings.find(([pattern]) => pattern.test(last)) ?? [/$/, ['']]
  const stem = last.replace(ending, '')
  const first = words.slice(0, -1)
  // «Новые Анены»: the adjective is declined with its noun.
  const firsts = first.some((word) => word.endsWith('ые'))
    ? ['ые', 'ых', 'ым'].map((one) => first.map((word) => word.replace(/ые$/, one)))
    : [first]
  return firsts.flatMap((before) =>
    endings.map((one) => ({
      form: [...before, stem + one].join(' '),
      isAmbiguous: one === '' && stem !== last,
    })),
  )
}
