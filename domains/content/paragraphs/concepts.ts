import { plainWords } from '#contract/rules/text/fold.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { soundOf } from '../../search/service.ts'

/** Words and phrases of each concept by language; `*` ends the beginning of a word. */
export type Concepts = Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>

/** A phrase of a concept after its first word. */
interface Phrase {
  readonly concept: string
  readonly rest: readonly Sound[]
}

interface Sound {
  readonly text: string
  /** The beginning of a word. */
  readonly isStem: boolean
}

type Phrases = Map<string, Phrase[]>

/** Words of concepts by their sounds, separately for the alphabets. */
interface Script {
  readonly words: Phrases
  readonly stems: Phrases
}

export interface ConceptIndex {
  readonly latin: Script
  readonly cyrillic: Script
  /** The written words, for spelling correction: no stems and no phrases. */
  readonly written: readonly string[]
}

/** Shorter words mean something else in the other alphabet: ну and "nu". */
const leastAcross = { ru: 4, ro: 6, en: 6 } as const

export function indexConcepts(concepts: Concepts): ConceptIndex {
  const latin: Script = { words: new Map(), stems: new Map() }
  const cyrillic: Script = { words: new Map(), stems: new Map() }
  const written = new Set<string>()
  const all = Object.entries(concepts).flatMap(([concept, byLanguage]) =>
    languages.flatMap((language) =>
      byLanguage[language].flatMap(spellings).map((phrase) => ({ concept, language, phrase })),
    ),
  )
  for (const { concept, language, phrase } of all) {
    const [first, ...rest] = phrase.split(' ').map(soundIn)
    if (!first) continue
    const [own, other] = language === 'ru' ? [cyrillic, latin] : [latin, cyrillic]
    add(own, first, { concept, rest })
    if (first.text.length >= leastAcross[language]) add(other, first, { concept, rest })
    if (rest.length === 0 && !first.isStem) written.add(plainWords(phrase).join(''))
  }
  return { latin, cyrillic, written: [...written] }
}

/** Romanian has two spellings in use: când and cînd. */
function spellings(phrase: string): readonly string[] {
  return phrase.includes('â') ? [phrase, phrase.replaceAll('â', 'î')] : [phrase]
}

function soundIn(typed: string): Sound {
  const isStem = typed.endsWith('*')
  return { text: soundOf(plainWords(typed).join('')), isStem }
}

function add({ words, stems }: Script, { text, isStem }: Sound, phrase: Phrase): void {
  const phrases = isStem ? stems : words
  const known = phrases.get(text)
  if (known) known.push(phrase)
  else phrases.set(text, [phrase])
}

/** Concepts of each of the folded words; those of a phrase are of all its words. */
export function conceptsAt(
  { latin, cyrillic }: ConceptIndex,
  words: readonly string[],
): readonly ReadonlySet<string>[] {
  const sounds = words.map(soundOf)
  const concepts = words.map(() => new Set<string>())
  for (const [at, word] of words.entries()) {
    const { words: whole, stems } = /[а-я]/.test(word) ? cyrillic : latin
    const sound = sounds[at] ?? ''
    const found = [...(whole.get(sound) ?? [])]
    for (let length = 2; length <= sound.length; length++)
      found.push(...(stems.get(sound.slice(0, length)) ?? []))
    for (const { concept, rest } of found)
      if (continues(rest, sounds, at + 1))
        for (let next = at; next <= at + rest.length; next++) concepts[next]?.add(concept)
  }
  return concepts
}

function continues(rest: readonly Sound[], sounds: readonly string[], at: number): boolean {
  return rest.every(({ text, isStem }, offset) => {
    const sound = sounds[at + offset]
    return sound !== undefined && (isStem ? sound.startsWith(text) : sound === text)
  })
}
