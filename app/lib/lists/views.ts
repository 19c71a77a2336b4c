import { advertCalls } from '#contract/adverts/adverts.ts'
import { viewSegments } from '#contract/limits.ts'
import { postCall } from '../calls/calls.ts'

const counted = new Set<string>()
const changes = new Map<string, number>()

/**
 * Counts photo changes of a card. The third one reports a view of the advert to the server, once per page load;
 * failures are ignored.
 */
export function noticePhotoChange(advertId: string): void {
  const times = (changes.get(advertId) ?? 0) + 1
  changes.set(advertId, times)
  if (times < viewSegments || counted.has(advertId)) return
  counted.add(advertId)
  postCall(advertCalls.addView, { itemID: advertId }).catch(() => {})
}
