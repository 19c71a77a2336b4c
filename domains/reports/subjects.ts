import type { ReportSubject } from '#contract/people/reports.ts'
import { publicProfile } from '../accounts/service.ts'
import { decideReported, publicAdvert } from '../adverts/service.ts'
import type { Db, Deps } from '../deps.ts'
import { authorOfMessage, hideMessage, messageExcerpt } from '../messaging/service.ts'
import { authorOfReview, reviewExcerpt, settleReported } from '../reviews/service.ts'

interface SubjectKind {
  /** Owner of an object. Refuses one that the reporter cannot see; `reporterId` is null for a visitor. */
  readonly findOwner: (deps: Deps, id: number, reporterId: number | null) => Promise<number>
  /** What a moderator reads of an object without a page of its own, line by line. */
  readonly excerpt: (deps: Deps, id: number) => Promise<string[]>
  /** Carries a moderator's decision out; `alongside` runs in the transaction. */
  readonly decide: (
    deps: Deps,
    id: number,
    isUpheld: boolean,
    alongside: (sql: Db) => Promise<void>,
  ) => Promise<void>
}

const noExcerpt = async (): Promise<string[]> => []

/** What can be reported. */
export const subjects: Readonly<Record<ReportSubject, SubjectKind>> = {
  advert: {
    findOwner: async (deps, id) => (await publicAdvert(deps, id)).ownerId,
    excerpt: noExcerpt,
    decide: decideReported,
  },
  profile: {
    findOwner: async (deps, id) => (await publicProfile(deps, { id })).id,
    excerpt: noExcerpt,
    // What a profile did wrong is settled with the person.
    decide: async ({ sql }, _id, _isUpheld, alongside) => {
      await sql.begin(alongside)
    },
  },
  message: {
    findOwner: authorOfMessage,
    excerpt: messageExcerpt,
    decide: async (deps, id, isUpheld, alongside) => {
      if (isUpheld) await hideMessage(deps, id, alongside)
      else await deps.sql.begin(alongside)
    },
  },
  review: {
    findOwner: authorOfReview,
    excerpt: reviewExcerpt,
    decide: (deps, id, isUpheld, alongside) =>
      settleReported(deps, id, { decision: isUpheld ? 'hide' : 'show' }, alongside),
  },
}
