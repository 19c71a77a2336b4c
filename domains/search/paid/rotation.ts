import { paidPlaceHours, paidPlaces } from '#contract/limits.ts'
import { hourMs } from '#contract/rules/durations.ts'

/** Number of the turn in which the paid places are held by the same adverts. */
export function turnAt(now: Date): number {
  return Math.floor(now.getTime() / (paidPlaceHours * hourMs))
}

/**
 * The adverts that have the paid places of a list in a turn. They take turns in rounds: each has one place in each
 * round, and the order of a round is drawn anew, so that none always has the same hour of the day.
 */
export function placesOfTurn(advertIds: readonly number[], turn: number): number[] {
  const count = advertIds.length
  const chosen = new Set<number>()
  const orders = new Map<number, number[]>()
  for (let slot = turn * paidPlaces; chosen.size < Math.min(paidPlaces, count); slot++) {
    const round = Math.floor(slot / count)
    const order = orders.get(round) ?? drawnOrder(advertIds, round)
    orders.set(round, order)
    const id = order[slot % count]
    if (id !== undefined) chosen.add(id)
  }
  return [...chosen]
}

/** The adverts in an order that depends on the number alone, the same in every process. */
export function drawnOrder(advertIds: readonly number[], number: number): number[] {
  return advertIds
    .map((id) => ({ id, key: mixed(id, number) }))
    .toSorted((a, b) => a.key - b.key || a.id - b.id)
    .map(({ id }) => id)
}

/** Spreads two integers over 32 bits (the finalizer of MurmurHash3). */
function mixed(a: number, b: number): number {
  let bits = Math.imul(a, 0x9e37_79b1) ^ Math.imul(b + 1, 0x85eb_ca77)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
