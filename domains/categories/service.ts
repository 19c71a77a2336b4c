import type { Attribute } from '#contract/categories.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../ttl-cache.ts'
import { listAttributes, listCategories } from './store.ts'

/** The category tree in the order of the menu; an editor's change is seen within a minute. */
export const categoryTree = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) =>
  listCategories(deps.sql),
)

const attributesBySubcategory = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) =>
  listAttributes(deps.sql),
)

/** What can be said of an advert of this subcategory, in the order of the form; nothing for an unknown one. */
export async function attributesOf(deps: Pick<Deps, 'sql'>, slug: string): Promise<Attribute[]> {
  return (await attributesBySubcategory(deps)).get(slug)?.offered ?? []
}

/** The same with what is offered no longer, as adverts of before still hold it. */
export async function knownAttributesOf(
  deps: Pick<Deps, 'sql'>,
  slug: string,
): Promise<Attribute[]> {
  return (await attributesBySubcategory(deps)).get(slug)?.known ?? []
}

/** As long as a transaction may take. */
const transactionMs = 20_000

/** Before a transaction that asks for attributes: within it, `knownAttributesOf` needs no connection of its own. */
export async function readyAttributes(deps: Pick<Deps, 'sql'>): Promise<void> {
  await attributesBySubcategory(deps, transactionMs)
}
