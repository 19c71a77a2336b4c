import type { FoundIntent } from '../analyze/split-intents.ts'
import type { Intent } from '../analyze/phrases/intents.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { formsTogether, noName, titleLexemes, weights, type Term } from './term.ts'
import { contentTerms, type Sources } from './terms.ts'

/** A filter is met by its branches and options, a trait by the words of its phrase too. */
export function intentTerm(
  { intent, words, isAfterName }: FoundIntent,
  sources: Sources,
  { isAlone }: { readonly isAlone: boolean },
): Term {
  const { kind, lexemes } = intent
  if (kind !== 'filter') {
    const [named, ...others] = contentTerms(words, sources)
    const texts = named && others.length === 0 ? named.any : formsTogether(words, sources.forms)
    const any = [...lexemes, ...texts]
    return { ...noName, words, strict: any, title: any, any, weight: weights.trait }
  }
  // Without a name of a thing, the words of the intent are one; beside it a title may say them: "cățeluși, gratis".
  const named = contentTerms(words, sources)
  const titles = named.length === 1 ? named : []
  const any = [
    ...lexemes,
    ...titles.flatMap(({ title, texts }) => (isAlone ? title : texts.map(titleLexemes))),
  ]
  return {
    ...{ ...noName, words, strict: lexemes, title: any, any },
    ...{ isSecondary: true, weight: isAfterName ? weights.filterAfterName : weights.filter },
  }
}

/** Words of a phrase tell answers apart: the host of a wedding from its musicians. */
export function wordsOfIntent({ intent, words }: FoundIntent, sources: Sources): Term[] {
  if (intent.kind !== 'filter') return []
  return contentTerms(words, sources).map((term) => ({
    ...{ ...term, subcategories: [], any: term.texts },
    weight: weights.thing,
  }))
}

const preferenceWeights: Readonly<Record<Intent['kind'], number>> = {
  ...{ filter: weights.preference, preference: weights.preference, cheap: 0, noise: 0 },
  ...{ trait: weights.traitFact, unasked: weights.unasked },
}

/** Raises the score of adverts in the branches of an intent and with its options; of unasked ones lowers it. */
export function preference({ lexemes, kind }: Intent): Term {
  const clauses = { strict: lexemes, title: lexemes, any: lexemes, subcategories: lexemes }
  const weight = preferenceWeights[kind]
  return { ...noName, ...clauses, words: [], weight }
}

/** Things also lie in the branches of an intent that are in their group: cars in car rental. */
export function withBranches(
  term: Term,
  intents: readonly FoundIntent[],
  { groups }: Lexicon,
): Term {
  const own = new Set(term.subcategories.map(([lexeme = '']) => Number(lexeme.slice(2))))
  const siblings = [...own].flatMap((id) => groups.get(id) ?? []).filter((id) => !own.has(id))
  const branches = intents
    .filter(({ intent }) => intent.kind === 'filter')
    .flatMap(({ intent }) => intent.subcategories.filter((id) => siblings.includes(id)))
  if (branches.length === 0) return term
  const more = [...new Set(branches)].map((id) => [`~s${id}`])
  return { ...term, title: [...term.title, ...more], any: [...term.any, ...more] }
}
