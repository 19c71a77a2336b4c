import { phonePrefix, revealsPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { limit } from '../accounts/service.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { insertReveal, findSellerPhone } from './reveal-store.ts'
import { localDay } from '../local-day.ts'

const hour = 60 * 60_000

/**
 * The number of a seller who shows it, for who asks: it stands in no page and no other answer. Counted for the
 * owner, once a day and asker. Refuses an advert that is not public or keeps its number, robots, and the eleventh
 * number within an hour, by user or, for visitors, by address.
 */
export async function revealPhone(
  deps: Deps,
  { user, visitor }: { user: User | null; visitor: Visitor },
  advertId: number,
): Promise<string> {
  const seller = await findSellerPhone(deps.sql, advertId)
  if (!seller) throw new Refusal('advert_not_found')
  if (!seller.phone || visitor.isRobot || !deps.isMobile(seller.phone))
    throw new Refusal('phone_hidden')
  const phone = phonePrefix + seller.phone
  if (user?.id === seller.ownerId) return phone

  const viewer = user ? `user:${user.id}` : `address:${visitor.address}`
  const now = deps.clock.now()
  await limit(deps, `reveal:${viewer}`, { most: revealsPerHour, window: hour })
  await insertReveal(deps.sql, { advertId, viewer, day: localDay(now), revealedAt: now })
  return phone
}
