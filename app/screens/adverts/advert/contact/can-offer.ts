import type { ShownAdvert } from '../detail.ts'

/** One offers for what has a price and is nobody's yet. */
export function canOffer({
  price,
  isFree,
  isReserved,
}: Pick<ShownAdvert, 'price' | 'isFree' | 'isReserved'>): boolean {
  return price > 0 && !isFree && !isReserved
}
