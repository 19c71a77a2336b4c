import { deletionDays } from '#contract/limits.ts'
import { pastKeyDays, webhookEventDays } from '#contract/rules/partners/limits.ts'

/** What programs of companies leave. */
export const partnerRetentions = [
  {
    data: 'keys of programs as keyed digests with their names, own ids of adverts, and addresses that are told of events',
    tables: ['api_keys', 'partner_adverts', 'webhooks'],
    days: deletionDays,
    since: 'the company deleted the account',
    why: 'the purpose is the account',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'keys that have expired or were revoked',
    tables: ['api_keys'],
    days: pastKeyDays,
    since: 'the end of the key',
    why: 'to see what a program had',
    end: 'deleted',
    by: 'cleanUpPartners',
  },
  {
    data: 'answers to requests of programs, by keyed digests of the requests',
    tables: ['partner_requests'],
    days: 1,
    since: 'the request',
    why: 'a repeated request gets the same answer',
    end: 'deleted',
    by: 'cleanUpPartners',
  },
  {
    data: 'events for addresses of companies: ids and states',
    tables: ['webhook_deliveries'],
    days: webhookEventDays,
    since: 'the event; one that waits is given up after a day',
    why: 'to see what was sent, and to send it again',
    end: 'deleted',
    by: 'cleanUpPartners',
  },
] as const
