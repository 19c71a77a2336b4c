import * as z from 'zod'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import { AdvertDetailShape, AdvertShape, advertStatuses } from './adverts.ts'
import { promotionKinds } from './promotions.ts'

const Status = z.enum(advertStatuses)

/** An advert as its owner sees it. */
export const OwnAdvertShape = z.object({
  item: AdvertDetailShape,
  isPublic: z.boolean(),
  /** The owner's choice, whether or not there is a number. */
  showPhone: z.boolean(),
  version: z.int(),
  /** Slug of the place; empty: none. */
  place: z.string(),
  reasons: z.array(ReasonShape),
  /** A moderator waits for the owner's answer. */
  hasQuestion: z.boolean(),
  expiresAt: z.string().nullable(),
  promotionsLeft: z.int(),
  isPromotedToday: z.boolean(),
})

/** An advert in the owner's list. */
export const OwnLineShape = z.object({
  item: AdvertShape,
  status: Status,
  isPublic: z.boolean(),
  showPhone: z.boolean(),
  reasons: z.array(ReasonShape),
  /** A moderator waits for the owner's answer. */
  hasQuestion: z.boolean(),
  expiresAt: z.string().nullable(),
  /** New expiry after a renewal; null if it would add less than a day. */
  renewsUntil: z.string().nullable(),
  /** When an untouched draft is deleted. */
  draftUntil: z.string().nullable(),
  views: z.int(),
  hearts: z.int(),
  reveals: z.int(),
  promotionsLeft: z.int(),
  isPromotedToday: z.boolean(),
  /** From when a renewal brings free promotions again; null: some are left, or a renewal brings them now. */
  promotesAgainAt: z.string().nullable(),
  /** Bought promotions that run or wait. */
  bought: z.array(
    // ISO 8601, UTC
    z.object({ kind: z.enum(promotionKinds), from: z.string(), until: z.string() }),
  ),
  /** It was lifted or promoted, so there are results. */
  hasResults: z.boolean(),
})
export type OwnLine = z.infer<typeof OwnLineShape>
