import { dayMs } from '#contract/rules/durations.ts'
import { emptySearchDays } from '#contract/rules/numbers/metrics.ts'
import type { Db, Deps } from '../deps.ts'
import { auditReasonDays } from './moderation-rules.ts'
import {
  addressDays,
  articleAnswerDays,
  callbackDays,
  deletedAdvertDays,
  invitationDays,
  messageDays,
  reportDays,
} from './rules.ts'
import {
  anonymiseDeletedAdverts,
  deleteArticleAnswersBefore,
  deleteAuditReasonsBefore,
  deleteCallbacksBefore,
  deleteEmptySearchesBefore,
  deleteGeocodesBefore,
  deleteInvitationsExpiredBefore,
  deleteOutboxBefore,
  deleteReportsBefore,
  deleteSpentLinks,
  deleteTracesOf,
} from './store.ts'

/** Applies the rules of the schedule that no other job applies. Idempotent. */
export async function applyRetention({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const daysAgo = (days: number): Date => new Date(now - days * dayMs)
  await deleteCallbacksBefore(sql, daysAgo(callbackDays))
  await deleteGeocodesBefore(sql, daysAgo(addressDays))
  await deleteOutboxBefore(sql, daysAgo(messageDays))
  await deleteArticleAnswersBefore(sql, daysAgo(articleAnswerDays))
  await deleteInvitationsExpiredBefore(sql, daysAgo(invitationDays))
  await deleteReportsBefore(sql, daysAgo(reportDays))
  await deleteAuditReasonsBefore(sql, daysAgo(auditReasonDays))
  await deleteEmptySearchesBefore(sql, daysAgo(emptySearchDays))
  await deleteSpentLinks(sql, clock.now())
  await anonymiseDeletedAdverts(sql, daysAgo(deletedAdvertDays))
}

/** Erases personal data outside of the account; must run before its contact data, messages and reviews are erased. */
export async function eraseTracesOf(sql: Db, accountId: number): Promise<void> {
  await deleteTracesOf(sql, accountId)
}
