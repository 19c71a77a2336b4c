import type { QueueName } from '#contract/rules/moderation/queues.ts'
import type { ModerationCase } from '#contract/staff/moderation.ts'

/** Whether the owner of the advert has others with its text or photos, which can be merged into one. */
export function isRepeated({ kind, advert, owner }: ModerationCase): boolean {
  if (kind !== 'advert' || !advert || !owner) return false
  return advert.like.some((one) => one.owner === owner.username && one.because !== 'kind')
}

/** Path, without language, where repeated adverts are merged; it leads back to the queue. */
export function mergePath({ id }: Pick<ModerationCase, 'id'>, queue: QueueName): string {
  return `/admin/duplicates/${id}?from=${queue}`
}
