import { emptySearchDays } from '#contract/rules/numbers/metrics.ts'

/** Retention of what people have searched for. */
export const searchRetentions = [
  {
    data: 'queries that found nothing, and how many asked them: each person as a digest for this query alone',
    tables: ['empty_searches'],
    days: emptySearchDays,
    since: 'the query',
    why: 'to learn words that the search lacks; what looks like a contact is not stored',
    end: 'deleted',
    by: 'applyRetention',
  },
] as const
