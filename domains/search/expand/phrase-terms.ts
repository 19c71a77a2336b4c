import type { Measure } from '../analyze/split-phrases.ts'
import type { PlacePhrase } from '../analyze/phrases/place-names.ts'
import type { FormsByWord } from '../analyze/tokens.ts'
import { formsTogether, noName, titleLexemes, weights, type Term } from './term.ts'

/** Both words of a negation: "fără sac". */
export function negationTerm(words: readonly string[], forms: FormsByWord): Term {
  const texts = formsTogether(words, forms)
  const title = texts.map(titleLexemes)
  const scored = { typed: texts, texts }
  return { ...noName, ...scored, words, strict: title, title, any: texts, weight: weights.option }
}

const areaTolerance = 0.05

/** An area in the text or, within 5 %, among the attributes. */
export function measureTerm({ words, area }: Measure, forms: FormsByWord): Term {
  const texts = formsTogether(words, forms)
  const title = texts.map(titleLexemes)
  const [low, high] = [area * (1 - areaTolerance), area * (1 + areaTolerance)].map(numberBucket)
  const near = Array.from({ length: (high ?? 0) - (low ?? 0) + 1 }, (_none, at) => [
    `~narea:${(low ?? 0) + at}`,
  ])
  const any = [...title, ...near]
  return {
    ...noName,
    words,
    typed: texts,
    texts,
    strict: title,
    title: any,
    any,
    weight: weights.number,
  }
}

/** As `number_bucket()` in the database: eight buckets per octave. */
function numberBucket(value: number): number {
  return 10_000 + Math.floor(8 * Math.log2(value + 1))
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
