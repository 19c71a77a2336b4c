import { Refusal } from '#contract/refusals.ts'
import { readyAttributes } from '../categories/service.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { findOwn, lockOwn, type OwnAdvert } from './own-store.ts'

/** Works on an own advert, alone until it is done. Refuses one of somebody else as one that does not exist. */
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

/** Pages that show the advert, or did, are made anew. */
export async function invalidateAdvert(
  { cacheInvalidation }: Pick<Deps, 'cacheInvalidation'>,
  { id, categorySlug }: Pick<OwnAdvert, 'id' | 'categorySlug'>,
): Promise<void> {
  await cacheInvalidation.invalidate('list', `category:${categorySlug ?? ''}`, `advert:${id}`)
}

/** An own advert as it stands. Refuses one of somebody else as one that does not exist. */
export async function ownAdvert(
  deps: Pick<Deps, 'sql'>,
  { id: ownerId }: Pick<User, 'id'>,
  id: number,
): Promise<OwnAdvert> {
  const advert = await findOwn(deps.sql, id)
  if (advert?.ownerId !== ownerId) throw new Refusal('advert_not_found')
  return advert
}
