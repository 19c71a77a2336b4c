import { z } from 'zod'
import { readRecords } from '#demo/records.ts'

const texts = z.strictObject({ ro: z.string(), ru: z.string() })

/** A conversation about an advert: a line of `talks.jsonl`. The buyer begins, and the two take turns. */
const talkRecord = z.strictObject({
  kind: z.enum(['thing', 'home', 'service', 'job']),
  /** They meet, and may review each other. */
  isAgreed: z.boolean(),
  turns: z.array(texts).min(1),
})

/** A review: a line of `reviews.jsonl`. An empty text: stars alone. */
const reviewRecord = texts.extend({
  of: z.enum(['seller', 'buyer']),
  stars: z.int().min(1).max(5),
})

export type TalkRecord = z.infer<typeof talkRecord>
export type ReviewRecord = z.infer<typeof reviewRecord>

export async function readTalks(): Promise<TalkRecord[]> {
  return z.array(talkRecord).parse(await readRecords(new URL('talks.jsonl', import.meta.url)))
}

export async function readReviews(): Promise<ReviewRecord[]> {
  return z.array(reviewRecord).parse(await readRecords(new URL('reviews.jsonl', import.meta.url)))
}
