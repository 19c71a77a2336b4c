import type { Deps } from '../../deps.ts'
import type { Clause } from '../condition.ts'
import { noName, weights, type Term } from '../expand/term.ts'
import { withoutTerms, type Relaxation } from './query.ts'
import type { ParsedQuery } from './relaxation.ts'
import { listSubcategories, type Rows } from './store.ts'

/** Adverts of more subcategories have nothing in common but the words. */
const maxBranches = 2

/**
 * Relaxations of a query that a few adverts match in their titles: first those that keep a name among the adverts of the
 * same subcategories, since what matches fully tells where the thing lies, then those among all adverts.
 */
export async function* relaxationsAfter(
  { sql }: Pick<Deps, 'sql'>,
  parsed: ParsedQuery,
  { ids, isNarrow }: Rows,
): AsyncGenerator<Relaxation> {
  if (isNarrow && parsed.terms.length > 1) {
    const found = await listSubcategories(sql, ids)
    if (found.length <= maxBranches) yield* withinBranches(parsed, found)
  }
  yield* withoutTerms(parsed)
}

function* withinBranches(
  parsed: ParsedQuery,
  subcategories: readonly number[],
): Generator<Relaxation> {
  const branch = branchTerm(subcategories.map((id) => [`~s${id}`]))
  for (const { isLast, ...relaxation } of withoutTerms(parsed)) {
    const { terms } = relaxation.parsed
    if (!isLast && terms.some(isName))
      yield { ...relaxation, parsed: { ...parsed, terms: [...terms, branch] } }
  }
}

/** Not an intent, a place or a branch. */
function isName({ typed }: Term): boolean {
  return typed.length > 0
}

function branchTerm(branches: Clause): Term {
  const clauses = { strict: branches, title: branches, any: branches }
  return { ...noName, ...clauses, words: [], weight: weights.thing }
}
