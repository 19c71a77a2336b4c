import * as z from 'zod'

/** What happened to an advert on one day in Chișinău. */
export const StatisticsDayShape = z.object({
  /** YYYY-MM-DD */
  day: z.string(),
  views: z.int(),
  /** Times that its number was asked for. */
  reveals: z.int(),
  /** Of people who ask about it. */
  messages: z.int(),
  /** Marked on this day and kept until now. */
  favorites: z.int(),
})
