import { Refusal } from '#contract/refusals.ts'
import { readyAttributes } from '../categories/service.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { findOwn, lockOwn, type OwnAdvert } from './own-store.ts'

/** Changes an own advert in a transaction with its row locked. Refuses an advert of another user as not found. */
export async function changeOwn<Result>(
  deps: Pick<Deps, 'sql'>,
  ownerId: number,
  id: number,
  change: (sql: Db, advert: OwnAdvert) => Promise<Result>,
): Promise<Result> {
  await readyAttributes(deps)
  const result = await deps.sql.begin(async (sql) => {
    const advert = await lockOwn(sql, id)
    if (advert?.ownerId !== ownerId) throw new Refusal('advert_not_found')
    return { value: await change(sql, advert) }
  })
  return result.value
}

/** Invalidates cached pages that show the advert or did. */
export async function invalidateAdvert(
  { cacheInvalidation }: Pick<Deps, 'cacheInvalidation'>,
  { id, categorySlug }: Pick<OwnAdvert, 'id' | 'categorySlug'>,
): Promise<void> {
  await cacheInvalidation.invalidate('list', `category:${categorySlug ?? ''}`, `advert:${id}`)
}

/** Finds an own advert. Refuses one of another user as not found. */
export async function ownAdvert(
  deps: Pick<Deps, 'sql'>,
  { id: ownerId }: Pick<User, 'id'>,
  id: number,
): Promise<OwnAdvert> {
  const advert = await findOwn(deps.sql, id)
  if (advert?.ownerId !== ownerId) throw new Refusal('advert_not_found')
  return advert
}
