import { accountJobs } from '#domains/accounts/jobs.ts'
import { advertJobs } from '#domains/adverts/jobs.ts'
import { billingJobs } from '#domains/billing/jobs.ts'
import { companyJobs } from '#domains/companies/jobs.ts'
import { contentJobs } from '#domains/content/jobs.ts'
import { followJobs } from '#domains/follows/jobs.ts'
import { helpDeskJobs } from '#domains/help-desk/jobs.ts'
import { importJobs } from '#domains/imports/jobs.ts'
import type { Job } from '#domains/job.ts'
import { memberJobs } from '#domains/members/jobs.ts'
import { messagingJobs } from '#domains/messaging/jobs.ts'
import { moderationJobs } from '#domains/moderation/jobs.ts'
import { myAccountJobs } from '#domains/my-account/jobs.ts'
import { notificationJobs } from '#domains/notifications/jobs.ts'
import { outboxJobs } from '#domains/outbox/jobs.ts'
import { numberJobs } from '#domains/numbers/jobs.ts'
import { partnerJobs } from '#domains/partners/jobs.ts'
import { rateJobs } from '#domains/rates/jobs.ts'
import { reviewJobs } from '#domains/reviews/jobs.ts'
import { savedSearchJobs } from '#domains/saved-searches/jobs.ts'
import { outboxKinds } from './outbox-kinds.ts'

/** All background jobs. */
export const jobs: readonly Job[] = [
  ...savedSearchJobs,
  ...notificationJobs,
  ...outboxJobs(outboxKinds),
  ...accountJobs,
  ...advertJobs,
  ...billingJobs,
  ...memberJobs,
  ...messagingJobs,
  ...moderationJobs,
  ...followJobs,
  ...companyJobs,
  ...contentJobs,
  ...reviewJobs,
  ...helpDeskJobs,
  ...rateJobs,
  ...numberJobs,
  ...partnerJobs,
  ...importJobs,
  ...myAccountJobs,
]
