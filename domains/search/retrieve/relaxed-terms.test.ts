import { expect, test } from 'vitest'
import type { Clause } from '../condition.ts'
import { noName, type Term } from '../expand/term.ts'
import { withoutTerms } from './relaxed-terms.ts'

function termOf(word: string, weight: number): Term {
  const clause = [[word]]
  return { ...noName, words: [word], strict: clause, title: clause, any: clause, weight }
}

/** A query whose answers likely lie in the first subcategory. */
function queryOf(terms: readonly Term[], further: Clause = []) {
  return {
    ...{
      narrowed: {
        filter: {},
        clauses: [],
        limits: null,
        range: null,
        isPlain: true,
        numberKeys: [],
      },
    },
    ...{ terms, scored: terms, isSecondary: false, isCheap: false, price: null, isWide: false },
    likely: { branches: [['~s1']], further, reach: 'titles' as const },
    understood: [],
  }
}

test('however many words a query has, at last what is meant remains alone', () => {
  const terms = [
    termOf('masa', 9),
    ...['6', 'scaune', 'alb', 'rotund'].map((one) => termOf(one, 2)),
  ]
  const missing = [...withoutTerms(queryOf(terms))].map((relaxation) =>
    relaxation.missing.join(' '),
  )

  expect(missing).toContain('6 scaune alb rotund')
})

test('titles in less likely subcategories that have what is meant come before others of the likely ones', () => {
  const terms = [termOf('miere', 9), termOf('naturala', 2.5)]
  const relaxations = [...withoutTerms(queryOf(terms, [['~s2']]))]
  const further = relaxations.findIndex(({ isFollower }) => isFollower)
  const bare = relaxations.findIndex(({ parsed }) => parsed.terms.every(({ words }) => !words[0]))

  expect(relaxations[further]?.parsed).toMatchObject({
    likely: { branches: [['~s2']] },
    terms: [terms[0]],
  })
  expect(further).toBeLessThan(bare)
})

test('a thing with a subcategory of its own is looked for in no other', () => {
  const thing = { ...termOf('laptop', 13), subcategories: [['~s1']] }
  const relaxations = [...withoutTerms(queryOf([thing, termOf('nou', 2)], [['~s2']]))]

  expect(relaxations.some(({ isFollower }) => isFollower)).toBe(false)
})
