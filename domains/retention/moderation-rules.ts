import { actionDays, ruleHitDays } from '#contract/rules/moderation/limits.ts'

export const deletedAdvertDays = 90
export const reportDays = 365
export const auditReasonDays = 3 * 365

/** Retention of reports, and of what moderators decide and compare with. */
export const moderationRetentions = [
  {
    data: 'decisions of moderators on adverts, appeals, questions, and the content that they compare with',
    tables: ['advert_decisions', 'appeals', 'moderation_questions', 'advert_versions'],
    days: deletedAdvertDays,
    since: 'the owner deleted the advert; the content to compare with goes with the next approval',
    why: 'an appeal is possible for six months, and its answer must be known',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'which adverts were merged, and favourites as they were before, with notes',
    tables: ['advert_merges', 'merged_favorites'],
    days: deletedAdvertDays,
    since: 'the owner deleted the merged advert; of an erased account the favourites go with it',
    why: 'the old address leads to the kept advert, and an appeal may undo the merge',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'decisions of moderators on their way: who decided what, with the words for the owner',
    tables: ['moderation_actions'],
    days: actionDays,
    since: 'the decision',
    why: 'they can be undone for ten seconds; then the audit log says what was decided',
    end: 'deleted',
    by: 'deletePastActions',
  },
  {
    data: 'which review rule found something in which advert, and what a moderator decided on it',
    tables: ['review_rule_hits'],
    days: ruleHitDays,
    since: 'the advert was sent; of an erased account the number of the advert is taken out',
    why: 'the report of twelve months on how often people overrule a rule',
    end: 'deleted',
    by: 'deletePastActions',
  },
  {
    data: 'why staff acted, in their words; those about an account go with it',
    tables: ['audit_reasons'],
    days: auditReasonDays,
    since: 'the act',
    why: 'claims about a decision end after three years (Civil Code); the line without words stays',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'reports: who reported, visitors as a keyed digest, and the text',
    tables: ['reports'],
    days: reportDays,
    since: 'the report',
    why: 'to decide on it, and to know whose reports are right; an erased account leaves them without name and text',
    end: 'deleted',
    by: 'applyRetention',
  },
] as const
