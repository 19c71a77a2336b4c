import type { Notification } from '#contract/people/notifications.ts'
import type { Notifications } from './ro/site/notifications.ts'

/** What a notification says, in a line: on the site, in mails and in pushes. */
export type Noticed = Pick<
  Notification,
  'kind' | 'title' | 'count' | 'change' | 'decision' | 'report' | 'event'
>

/** Title of a notification. */
export function noticeTitle(notice: Noticed, t: Notifications): string {
  const { kind, title, count, change, decision, report, event } = notice
  if (change) return changeTitle(t.changes[change], title)
  if (decision) return t.decided[decision.move](title)
  if (report) return reportTitle(report, title, t)
  if (event) return t.events[event](title)
  if (kind === 'search') return t.fresh(count, title)
  if (kind === 'followed') return t.followed(count, title)
  if (kind === 'ticket') return t.ticket(title)
  return kind === 'hidden' ? t.hidden(title) : t.cheaper(title)
}

function changeTitle(text: string | ((name: string) => string), name: string): string {
  return typeof text === 'string' ? text : text(name)
}

/** What is not shown any more has no title. */
function reportTitle(
  { subject, outcome }: NonNullable<Noticed['report']>,
  title: string,
  t: Notifications,
): string {
  const { message, review } = t.reported.subjects
  const about = { advert: title, profile: title, message, review: title && review(title) }
  return [t.reported[outcome], about[subject]].filter(Boolean).join(': ')
}
