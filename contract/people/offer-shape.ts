import * as z from 'zod'
import { Currency } from '../shapes.ts'

export const offerStates = [
  'sent',
  'accepted',
  'declined',
  'countered',
  'withdrawn',
  'expired',
] as const
export type OfferState = (typeof offerStates)[number]

/** An offer of a price for the advert of the conversation. */
export const OfferShape = z.object({
  id: z.int(),
  price: z.number(),
  currency: Currency,
  state: z.enum(offerStates),
  isOwn: z.boolean(),
  /** ISO 8601, UTC */
  expiresAt: z.string(),
})
export type Offer = z.infer<typeof OfferShape>
