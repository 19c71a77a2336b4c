import { Refusal } from '#contract/refusals.ts'
import { blockOf } from '../network.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { localDay } from '../local-day.ts'
import { remembered } from '../remembered.ts'
import { findSimilar } from '../search/service.ts'
import {
  findAdvert,
  isKnown,
  listAdverts,
  listAdvertsOf,
  listPlaceNames,
  listPublicOf,
  type AdvertDetail,
  type StoredAdvert,
} from './store.ts'
import { countInBatch } from './views.ts'

/** Towns do not move: looked up here, they cost every card of every page less than a join. */
const placeNames = remembered(10 * 60_000, (deps: Pick<Deps, 'sql'>) => listPlaceNames(deps.sql))

/** Public adverts by their ids, or any of an owner, in that order, without those that are gone. */
export async function advertsById(
  deps: Pick<Deps, 'sql'>,
  ids: readonly number[],
  ownerId?: number,
): Promise<StoredAdvert[]> {
  const [adverts, names] = await Promise.all([
    listAdverts(deps.sql, ids, ownerId),
    placeNames(deps),
  ])
  return adverts.map(({ placeId, ...advert }) => ({
    ...advert,
    city: (placeId !== null && names.get(placeId)) || null,
  }))
}

/**
 * An advert that everybody may see. Refuses one that everybody saw as gone once it is deleted, as ended while it is
 * archived, and any other without telling whether it exists.
 */
export async function publicAdvert(deps: Pick<Deps, 'sql'>, id: number): Promise<AdvertDetail> {
  const advert = await findAdvert(deps.sql, id)
  if (advert?.isPublic && advert.wasPublic) {
    if (advert.status === 'deleted') throw new Refusal('advert_gone')
    if (advert.status === 'archived') throw new Refusal('advert_ended')
  }
  if (advert?.status !== 'active' || !advert.isPublic) throw new Refusal('advert_not_found')
  return advert
}

/** An own advert as its page would show it, whatever its state. Refuses one of somebody else as not found. */
export async function ownDetail(
  deps: Pick<Deps, 'sql'>,
  owner: User,
  id: number,
): Promise<AdvertDetail> {
  const advert = await findAdvert(deps.sql, id)
  if (advert?.ownerId !== owner.id || advert.status === 'deleted') {
    throw new Refusal('advert_not_found')
  }
  return advert
}

/**
 * Counts a view: one of a visitor, an advert and a Chișinău day; never the owner's, never a robot's, and ever fewer
 * of many visitors behind one address. Gives the total, which the caller may show. Refuses an advert that is not
 * public.
 */
export async function addView(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  viewer: { user: User | null; visitor: Visitor },
  advertId: number,
): Promise<number> {
  const advert = await publicAdvert(deps, advertId)
  const { user, visitor } = viewer
  if (visitor.isRobot || user?.id === advert.ownerId) return advert.views

  // An account costs a proved number, a visitor token nothing: accounts are not counted by address.
  const source = user ? `user:${user.id}` : `address:${visitor.address}`
  const seenAt = deps.clock.now()
  return countInBatch(deps.sql, {
    advertId,
    visitor: deps.tokens.digest(`view:by:${user ? source : (visitor.id ?? source)}`),
    source: deps.tokens.digest(`view:${source}`),
    network: deps.tokens.digest(`view:network:${blockOf(visitor.address)}`),
    day: localDay(seenAt),
    seenAt,
  })
}

/** Public adverts like this one; none for what not everybody could see, which must not show by them. */
export async function advertsLike(
  deps: Pick<Deps, 'sql'>,
  id: number,
  size: number,
): Promise<readonly number[]> {
  const [isOpen, ids] = await Promise.all([isKnown(deps.sql, id), findSimilar(deps, id, size)])
  return isOpen ? ids : []
}

/** The owner has changed in what their adverts show of them, or has gone: pages with them are made anew. */
export async function announceAdvertsOf(
  deps: Pick<Deps, 'sql' | 'announcer'>,
  ownerId: number,
): Promise<void> {
  const adverts = await listPublicOf(deps.sql, ownerId)
  const tags = adverts.flatMap(({ id, category }) => [`advert:${id}`, `category:${category}`])
  await deps.announcer.changed('list', ...new Set(tags))
}

/** All that somebody has offered, for their own copy of it. */
export async function advertsOf(
  deps: Pick<Deps, 'sql'>,
  ownerId: number,
): Promise<Record<string, unknown>[]> {
  return listAdvertsOf(deps.sql, ownerId)
}

export { eraseAdvertsOf } from './photos.ts'
