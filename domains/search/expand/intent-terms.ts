import type { FoundIntent } from '../analyze/split-intents.ts'
import { isState, type Intent } from '../analyze/phrases/intents.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { formsTogether, noName, scoreOnly, titleLexemes, weights, type Term } from './term.ts'
import { contentTerms, type Sources } from './terms.ts'

/** A filter is met by its branches and options, a trait by the words of its phrase too. */
export function intentTerm(
  { intent, words, isAfterName }: FoundIntent,
  sources: Sources,
  { isAlone }: { readonly isAlone: boolean },
): Term {
  const { kind, lexemes, excluded } = intent
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
    ...{ ...noName, excluded, words, strict: lexemes, title: any, any },
    ...{ isSecondary: true, weight: isAfterName ? weights.filterAfterName : weights.filter },
  }
}

/** Words of a phrase tell answers apart: the host of a wedding from its musicians. */
export function wordsOfIntent({ intent, words }: FoundIntent, sources: Sources): Term[] {
  if (intent.kind !== 'filter' && intent.kind !== 'trait') return []
  const weight = intent.kind === 'filter' ? weights.thing : weights.trait
  return contentTerms(words, sources).flatMap((term) => [
    { ...term, subcategories: [], branches: [], any: term.texts, weight },
    ...(term.branches.length > 0 && intent.kind === 'filter'
      ? [scoreOnly(term.branches, weights.usualBranch)]
      : []),
  ])
}

const preferenceWeights: Readonly<Record<Intent['kind'], number>> = {
  ...{ filter: weights.preference, preference: weights.preference, cheap: 0, noise: 0 },
  ...{ trait: weights.traitFact, unasked: weights.unasked },
}

/** Raises the score of adverts in the branches of an intent and with its options; of unasked ones lowers it. */
export function preference({ lexemes, kind }: Intent): Term {
  return scoreOnly(lexemes, preferenceWeights[kind])
}

/** Things also lie in the branches of an intent that are in their group: cars in car rental, and wrecks of them. */
export function withBranches(
  term: Term,
  intents: readonly FoundIntent[],
  { groups, intents: { unasked } }: Lexicon,
): Term {
  const own = new Set(term.subcategories.map(([lexeme = '']) => Number(lexeme.slice(2))))
  // Who rents a flat by the day names it as any flat for rent.
  const rents = unasked
    .map((kind) => kind.subcategories)
    .filter((ids) => ids.some((id) => own.has(id)))
  const siblings = [...[...own].flatMap((id) => groups.get(id) ?? []), ...rents.flat()]
  const others = siblings.filter((id) => !own.has(id))
  const branches = intents
    .filter(({ intent }) => intent.kind === 'filter' || isState(intent))
    .flatMap(({ intent }) => intent.subcategories.filter((id) => others.includes(id)))
  if (branches.length === 0) return term
  const more = [...new Set(branches)].map((id) => [`~s${id}`])
  return { ...term, title: [...term.title, ...more], any: [...term.any, ...more] }
}

/**
 * Work is looked for where it is offered for its object: «покрасить бампер» is done by car services, though walls are
 * painted more often.
 */
export function withServices(
  found: readonly FoundIntent[],
  terms: readonly Term[],
  { intents: { services } }: Lexicon,
): readonly FoundIntent[] {
  const things = terms.flatMap((term) => [...term.subcategories, ...term.branches].flat())
  const offered = things.flatMap((lexeme) => services.get(Number(lexeme.slice(2))) ?? [])
  const subcategories = [...new Set(offered)]
  return found.map((one) => {
    const { intent } = one
    const isElsewhere = !subcategories.some((id) => intent.subcategories.includes(id))
    if (!intent.isByThing || offered.length === 0 || !isElsewhere) return one
    const lexemes = subcategories.map((id) => [`~s${id}`])
    return { ...one, intent: { ...intent, subcategories, lexemes } }
  })
}

/** An intent to have something done: it has branches and no options, and comes before what it is done to. */
function isService({ intent: { kind, lexemes }, isAfterName }: FoundIntent): boolean {
  const isBranch = ([lexeme = '']: readonly string[]): boolean => /^~[ks]/.test(lexeme)
  return kind === 'filter' && !isAfterName && lexemes.length > 0 && lexemes.every(isBranch)
}

/** The object of a service does not lie where such things are sold: who has a flat cleaned is shown no flats. */
export function asObject(term: Term, intents: readonly FoundIntent[]): Term {
  const services = intents.filter(isService)
  if (services.length === 0 || term.subcategories.length + term.branches.length === 0) return term
  const ofServices = new Set(services.flatMap(({ intent }) => intent.lexemes.flat()))
  return inSubcategories(term, (lexeme) => ofServices.has(lexeme))
}

/** Who buys or sells a tow truck does not want to be towed. */
export function asThing(term: Term, { intents: { work } }: Lexicon): Term {
  return inSubcategories(term, (lexeme) => !work.has(Number(lexeme.slice(2))))
}

/** The term without other subcategories. */
function inSubcategories(term: Term, isOwn: (lexeme: string) => boolean): Term {
  const isKept = ([lexeme = '']: readonly string[]): boolean =>
    !lexeme.startsWith('~s') || isOwn(lexeme)
  const title = term.title.filter(isKept)
  const subcategories = term.subcategories.filter(isKept)
  return {
    ...{ ...term, title, subcategories, any: term.any.filter(isKept) },
    strict: subcategories.length > 0 ? subcategories : title,
    branches: term.branches.filter(isKept),
    split: term.split.map((part) => inSubcategories(part, isOwn)),
  }
}
