import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { newcomerDays, phonePrefix, revealsOfNewcomers, revealsPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { blockOf } from '../../lib/network.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { countReveal, findSellerPhone, hasHistory } from './store.ts'
import { localDay } from '../../lib/local-day.ts'
import { spend } from '../../limits/service.ts'

/**
 * Phone number of a seller who shows it; no page and no other call contains it. Counted once per day and viewer.
 * Refuses an advert that is not public or hides its number, robots, and the eleventh number within an hour, by user
 * or, for visitors, by address; new accounts share the budgets of their address and network.
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
  const newcomers = await newcomersBudgets(deps, user, visitor)
  await spend(deps, [
    { key: `reveal:${viewer}`, most: revealsPerHour, window: hourMs },
    ...newcomers,
  ])
  await countReveal(deps.sql, {
    advertId,
    viewer: deps.tokens.digest(`reveal:${viewer}`),
    day: localDay(deps.clock.now()),
  })
  return phone
}

/**
 * Visitors and new accounts are cheap to create, so they are limited together by address and network. Users with a
 * history are not: thousands may share the address of a mobile operator.
 */
async function newcomersBudgets(
  deps: Deps,
  user: User | null,
  { address }: Visitor,
): Promise<{ key: string; most: number; window: number }[]> {
  const openedBefore = new Date(deps.clock.now().getTime() - newcomerDays * dayMs)
  if (user && (await hasHistory(deps.sql, user.id, openedBefore))) return []
  const block = blockOf(address)
  const { address: ofAddress, block4, block6 } = revealsOfNewcomers
  const ofBlock = block.includes(':') ? block6 : block4
  return [
    { key: `reveal:newcomers:${address}`, most: ofAddress, window: hourMs },
    { key: `reveal:newcomers:block:${block}`, most: ofBlock, window: hourMs },
  ]
}

export { deletePastRevealViewers } from './store.ts'
