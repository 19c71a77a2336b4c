import { advertCalls } from '#contract/adverts/adverts.ts'
import { viewSegments } from '#contract/limits.ts'
import { postCall } from '../calls/calls.ts'

const counted = new Set<string>()
const changes = new Map<string, number>()

/**
 * Tells that somebody moved on to another photo of a card. After the third the advert is counted as seen: once
 * in the life of the page, and silently, for whoever looks at photos must not be bothered by a failure.
 */
export function noticePhotoChange(advertId: string): void {
  const times = (changes.get(advertId) ?? 0) + 1
  changes.set(advertId, times)
  if (times < viewSegments || counted.has(advertId)) return
  counted.add(advertId)
  postCall(advertCalls.addView, { itemID: advertId }).catch(() => {})
}
