import { memberChanges } from '#contract/people/notifications.ts'
import { newestFirst } from '../lib/newest-first.ts'
import { pathAfter } from './decisions/service.ts'
import type { StoredNotification } from './store.ts'

type Addressed = Omit<StoredNotification, 'id' | 'createdAt' | 'isRead' | 'count' | 'price'>

/** Path, without language, of what a notification tells of. */
export function addressOf(notification: Addressed): string {
  const { kind, event, title, username, conversationId, billId, listAddress, report } = notification
  if (isOfMember(notification)) return '/my-team'
  if (kind === 'ticket') return `/my-tickets/${title}`
  if (billId !== null) return `/my-bills/${billId}`
  if (kind === 'offer') return `/my-messages/${conversationId}`
  if (kind === 'review') return event === 'received' ? '/my-reviews' : '/my-reviews?side=written'
  if (kind === 'report' && report === null) return '/my-reports'
  if (kind === 'followed') return newestFirst(`/profile/${username}`)
  if (listAddress !== null) return newestFirst(listAddress)
  return report ? addressOfReported(report) : addressOfAdvert(notification)
}

function isOfMember({ change }: Addressed): boolean {
  return memberChanges.some((known) => known === change)
}

function addressOfAdvert({ kind, event, advertId, decision }: Addressed): string {
  if (advertId === null) return '/my-profile'
  if (kind === 'hidden') return '/my-adverts?status=review'
  if (event === 'sold') return '/my-favorites'
  return decision ? pathAfter(decision.move, advertId) : `/advert/${advertId}`
}

function addressOfReported({
  subject,
  advertId,
  username,
}: NonNullable<StoredNotification['report']>): string {
  if (subject === 'message') return '/my-messages'
  if (advertId !== null) return `/advert/${advertId}`
  return username === null ? '/my-notifications' : `/profile/${username}`
}
