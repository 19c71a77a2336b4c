import type { Advert } from '#contract/adverts/adverts.ts'
import type { CardPlan } from '../../categories/service.ts'
import { factsOf, payEnd, payOf, priceUnitOf, type CardSource } from './facts.ts'

type CardFields = Pick<Advert, 'facts' | 'pay' | 'price_unit' | 'price_to' | 'former_price'>

interface PricedSource extends CardSource {
  /** The price before the last reduction. */
  readonly formerPrice: number | null
  readonly formerPriceUntil: Date | null
}

/** What a card says beyond price and title; empty fields are absent. */
export function cardFields(
  advert: PricedSource,
  plan: CardPlan | undefined,
  now: Date,
): CardFields {
  const { formerPrice, formerPriceUntil } = advert
  const isReduced = formerPrice !== null && formerPriceUntil !== null && formerPriceUntil > now
  const reduced = isReduced ? { former_price: formerPrice } : {}
  if (!plan) return reduced
  const unit = priceUnitOf(plan, advert.attributes)
  const facts = factsOf(plan, advert, unit)
  const pay = payOf(plan, advert)
  const end = payEnd(plan, advert)
  return {
    ...reduced,
    ...(facts.length > 0 && { facts }),
    ...(unit !== '' && { price_unit: unit }),
    ...(pay !== null && { pay }),
    ...(end !== null && { price_to: end }),
  }
}
