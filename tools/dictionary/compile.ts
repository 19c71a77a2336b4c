import { plainWords } from '#contract/rules/text/fold.ts'
import { classOf, encode, type Tables } from '#domains/search/dictionary/format.ts'
import type { Lemma } from './lemmas.ts'

/** The forms of a lemma that share a stem, or those of its spelling with î. */
interface Entry {
  readonly stem: string
  /** Class and suffixes, the suffix of the base form first. */
  readonly paradigm: readonly [number, ...string[]]
  readonly lemma: number
}

/** Makes the tables of all lemmas; forms of several words, with digits and of one letter are left out. */
export function compile(lemmas: readonly Lemma[]): Tables {
  const entries = lemmas
    .flatMap(entriesOf)
    .map((entry) => ({ ...entry, key: Buffer.from(encode(entry.stem) ?? []) }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key))
  const byStem = [...Map.groupBy(entries, ({ stem }) => stem).values()]
  const suffixes = numbered(entries.flatMap(({ paradigm: [, ...all] }) => all))
  const paradigms = numbered(entries.map(({ paradigm }) => paradigm.join(' ')))
  const lists = [...paradigms.keys()].map((key) => key.split(' '))
  const firstOf = new Map<number, number>()
  const linked = entries.flatMap(({ lemma }, at): [number, number][] => {
    const first = firstOf.get(lemma)
    if (first !== undefined) return [[at, first]]
    firstOf.set(lemma, at)
    return []
  })
  return {
    stemLetters: Uint8Array.from(byStem.flatMap(([one]) => [...(one?.key ?? [])])),
    stemLengths: Uint8Array.from(byStem, ([one]) => one?.stem.length ?? 0),
    entryCounts: Uint16Array.from(byStem, ({ length }) => length),
    entryParadigms: Uint16Array.from(
      entries,
      ({ paradigm }) => paradigms.get(paradigm.join(' ')) ?? 0,
    ),
    suffixLetters: Uint8Array.from(
      [...suffixes.keys()].flatMap((suffix) => [...(encode(suffix) ?? [])]),
    ),
    suffixLengths: Uint8Array.from(suffixes.keys(), ({ length }) => length),
    paradigmLengths: Uint16Array.from(lists, ({ length }) => length - 1),
    paradigmSuffixes: Uint16Array.from(
      lists.flatMap(([, ...all]) => all.map((suffix) => suffixes.get(suffix) ?? 0)),
    ),
    paradigmClasses: Uint8Array.from(lists, ([one]) => Number(one)),
    linkedEntries: Uint32Array.from(linked, ([entry]) => entry),
    linkedLemmas: Uint32Array.from(linked, ([, first]) => first),
  }
}

function entriesOf({ language, kind, forms }: Lemma, lemma: number): Entry[] {
  const spellings = language === 'ro' ? [forms, olderSpelling(forms)] : [forms]
  return spellings.flatMap((written) => {
    const folded = [...new Set(written.flatMap(foldedForm))]
    const [base] = folded
    if (base === undefined) return []
    const stem = commonStart(folded)
    const [first = '', ...others] = folded.map((form) => form.slice(stem.length))
    return [
      { stem, paradigm: [classOf(language, kind), first, ...others.toSorted()] as const, lemma },
    ]
  })
}

/** Romanian â was written î until 1993, and in Moldova until 2016: pămînt. */
function olderSpelling(forms: readonly string[]): string[] {
  return forms.filter((form) => form.includes('â')).map((form) => form.replaceAll('â', 'î'))
}

function foldedForm(form: string): string[] {
  const [word = '', ...others] = plainWords(form)
  return others.length === 0 && word.length > 1 && encode(word) ? [word] : []
}

function commonStart(words: readonly string[]): string {
  const [first = ''] = words
  let length = first.length
  for (const word of words) while (!word.startsWith(first.slice(0, length))) length--
  return first.slice(0, length)
}

/** Distinct texts with their numbers, the most frequent first. */
function numbered(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  return new Map(sorted.map(([text], at) => [text, at]))
}
