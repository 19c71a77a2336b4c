import type { EditEffects } from '#contract/staff/categories.ts'
import type { Db } from '../../deps.ts'
import { noEffects } from '../carry-out.ts'
import { countBeyond, countHaving, countOf, countSearchesBy } from '../effects.ts'
import type { Member, StoredAttribute } from './store.ts'

type Offered = Pick<StoredAttribute, 'definition' | 'isOffered'>

/** What a change of an attribute does to the adverts and saved searches of its subcategories; `before` null: it is new. */
export async function effectsOnAttribute(
  sql: Db,
  members: readonly Member[],
  before: Offered | null,
  after: Offered,
): Promise<EditEffects> {
  const ids = members.map(({ id }) => id)
  const slugs = members.map(({ slug }) => slug)
  const { key, min = null, max = null, isRequired, filter } = after.definition
  const { adverts } = await countOf(sql, ids)
  const having = await countHaving(sql, ids, key)
  const becomesRequired =
    after.isOffered && isRequired && !(before?.isOffered && before.definition.isRequired)
  const isNarrower =
    min !== (before?.definition.min ?? null) || max !== (before?.definition.max ?? null)
  const filtersLess =
    (before?.isOffered === true && !after.isOffered) ||
    (filter === 'none' && before !== null && before.definition.filter !== 'none')
  return {
    ...noEffects,
    ...{ subcategories: members.map(({ labels }) => labels), adverts, having },
    lacking: becomesRequired ? adverts - having : 0,
    beyond: isNarrower ? await countBeyond(sql, ids, { key, min, max }) : 0,
    searches: filtersLess ? await countSearchesBy(sql, slugs, { key }) : 0,
  }
}
