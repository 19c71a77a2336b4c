import type { TransactionSql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import { rewrittenAdvertsMax } from '#contract/rules/categories/editing.ts'
import type { EditEffects } from '#contract/staff/categories.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { carryOut, noEffects, type EditDeps, type Planned } from '../carry-out.ts'
import { countByKey, countMoved, countOf, countSearchesIn } from '../effects.ts'
import { insertRedirect, moveAdvertsInto, renameUses } from './merging-store.ts'
import { lockNode, updateNode } from './store.ts'

interface Merge {
  readonly id: number
  /** As the editor has seen it. */
  readonly version: number
  readonly into: number
}

/**
 * Merges a subcategory into another one, or only says what that does: adverts, drafts and saved searches come along, its
 * address leads to the other one, and it is hidden. Adverts keep the values of attributes that the other one does not
 * have, without showing them. Refuses what somebody else has changed meanwhile, and a target that is not offered.
 */
export async function mergeSubcategory(
  deps: EditDeps,
  staff: Staff,
  merge: Merge,
  isPreview: boolean,
): Promise<EditEffects> {
  const { effects } = await carryOut(deps, isPreview, (sql) => plan(sql, deps, staff, merge))
  return effects
}

async function plan(
  sql: TransactionSql,
  deps: EditDeps,
  staff: Staff,
  { id, version, into }: Merge,
): Promise<Planned> {
  const from = await lockNode(sql, 'subcategory', id)
  if (!from?.slug) throw new Refusal('category_unknown')
  if (from.version !== version) throw new Refusal('edit_conflict', 'version')
  const target = await lockNode(sql, 'subcategory', into)
  if (!target?.slug || !target.isOffered || target.id === id) {
    throw new Refusal('category_unknown', 'into')
  }
  if ((await countMoved(sql, [id])) > rewrittenAdvertsMax) throw new Refusal('too_many_adverts')
  const [fromSlug, intoSlug] = [from.slug, target.slug]
  const move = { from: { id, slug: fromSlug }, into: { id: into, slug: intoSlug } }
  const { adverts } = await countOf(sql, [id])
  return {
    effects: {
      ...{ ...noEffects, subcategories: [from.labels, target.labels], adverts },
      searches: await countSearchesIn(sql, [fromSlug]),
      unfit: await unfitOf(sql, deps, id, [fromSlug, intoSlug]),
    },
    apply: async () => {
      await moveAdvertsInto(sql, move)
      await renameUses(sql, move)
      await insertRedirect(sql, move)
      await updateNode(sql, 'subcategory', id, { ...from, isOffered: false })
      await writeAudit(sql, {
        ...{
          staffId: staff.id,
          act: 'category.merge',
          subject: { kind: 'category', id: fromSlug },
        },
        ...{ before: { isOffered: from.isOffered }, after: { into: intoSlug, adverts } },
      })
    },
  }
}

/** Attributes of the first subcategory that the second does not have, with the adverts that have a value. */
async function unfitOf(
  sql: TransactionSql,
  deps: EditDeps,
  id: number,
  [from, into]: readonly [string, string],
): Promise<EditEffects['unfit']> {
  const counts = await countByKey(sql, [id])
  const fitting = new Set((await knownAttributesOf(deps, into)).map(({ key }) => key))
  return (await knownAttributesOf(deps, from))
    .filter(({ key }) => !fitting.has(key) && counts.has(key))
    .map(({ key, labels }) => ({ labels, adverts: counts.get(key) ?? 0 }))
}
