import * as z from 'zod'
import { promotionKinds } from './promotions.ts'

const Counts = z.object({
  views: z.int(),
  reveals: z.int(),
  /** People who wrote about the advert for the first time. */
  conversations: z.int(),
  hearts: z.int(),
})

/** A promotion of an own advert with the same number of days before it and of it. Days are of Chișinău. */
export const PromotionResultShape = z.object({
  kind: z.enum(promotionKinds),
  /** Free ones are lifts. */
  isBought: z.boolean(),
  /** Of lifts that follow each other; else 0. */
  lifts: z.int(),
  /** "2026-11-23", the last day included. */
  firstDay: z.string(),
  lastDay: z.string(),
  state: z.enum(['waiting', 'running', 'ended']),
  /** Whole days that are compared. */
  days: z.int(),
  /** `early`: too few days; `new`: the advert was not there for as many days before. */
  verdict: z.enum(['early', 'new', 'compared']),
  /** Another promotion ran on some of these days. */
  isMixed: z.boolean(),
  before: Counts.nullable(),
  during: Counts.nullable(),
})
export type PromotionResult = z.infer<typeof PromotionResultShape>
